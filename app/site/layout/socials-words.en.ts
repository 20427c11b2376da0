export const en = {
  on: (name: string, network: string) => `${name} on ${network}`,
}
