/** A ZIP archive without compression and with a fixed date, so that the bytes are reproducible. */
const crcTable = Array.from({ length: 256 }, (_unused, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

// 1 January 1980, the earliest date of the format.
const date = 0x0021;

function header(signature: number, fields: readonly (readonly [number, 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(4 + fields.reduce((sum, [, size]) => sum + size, 0));
  let offset = buffer.writeUInt32LE(signature, 0);
  for (const [value, size] of fields)
    offset = size === 2 ? buffer.writeUInt16LE(value, offset) : buffer.writeUInt32LE(value, offset);
  return buffer;
}

export function zip(entries: ReadonlyArray<readonly [string, string]>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of entries) {
    const path = Buffer.from(name);
    const content = Buffer.from(text);
    const facts = [
      [20, 2],
      [0x0800, 2],
      [0, 2],
      [0, 2],
      [date, 2],
      [crc32(content), 4],
      [content.length, 4],
      [content.length, 4],
      [path.length, 2],
      [0, 2],
    ] as const;
    const local = header(0x04034b50, facts);
    directory.push(header(0x02014b50, [[20, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]), path);
    parts.push(local, path, content);
    offset += local.length + path.length + content.length;
  }
  const central = Buffer.concat(directory);
  const end = header(0x06054b50, [
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [central.length, 4],
    [offset, 4],
    [0, 2],
  ]);
  return Buffer.concat([...parts, central, end]);
}
