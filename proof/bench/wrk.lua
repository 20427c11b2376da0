-- Requests the paths listed in a file, one after another, and prints the result as JSON.
function init(args)
  local requests = {}
  for path in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format("GET", path)
  end
  if #requests == 1 then
    wrk.path = io.lines(args[1])()
    return
  end
  -- Only defined for several paths: wrk is faster with one constant request.
  local index = 0
  request = function()
    index = index % #requests + 1
    return requests[index]
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"duration":%d,"p99":%d,"refused":%d,"failures":%d}\n',
    summary.requests,
    summary.duration,
    latency:percentile(99),
    errors.status,
    errors.connect + errors.read + errors.write + errors.timeout
  ))
end
