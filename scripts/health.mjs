// The health check of the container image: exits with 1 where the site does not answer.
const response = await fetch(`http://127.0.0.1:${process.env['PORT'] || 3000}/healthz`)
process.exit(response.ok ? 0 : 1)
