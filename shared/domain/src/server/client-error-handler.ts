/** The answer to bytes that are no HTTP request, which reaches no hook of the server. */
interface ClientSocket {
  readonly destroyed: boolean;
  readonly writable: boolean;
  write(text: string): unknown;
  destroy(error?: Error): unknown;
}

const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers with the headers that every answer has, and closes the connection: what follows cannot be told apart. */
export function createClientErrorHandler(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (error: Error & { code?: string }, socket: ClientSocket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statuses[error.code ?? ''] ?? '400 Bad Request';
    if (socket.writable)
      socket.write([`HTTP/1.1 ${status}`, ...lines, 'connection: close', 'content-length: 0', '', ''].join('\r\n'));
    socket.destroy(error);
  };
}
