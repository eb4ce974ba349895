declare module '*.ftl' {
  const messages: string;
  export default messages;
}

declare module '*.json?drawn' {
  const drawn: Record<string, string>;
  export default drawn;
}
