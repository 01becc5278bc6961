import { renderSVG } from 'uqr';

export interface DoorSign {
  readonly address: string;
  readonly name: string;
  readonly hint: string;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Prints a sign for a door: the room's name, its code and what the code is for. */
export function printCode({ address, name, hint }: DoorSign): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = name;
  const code = renderSVG(address, { ecc: 'M', border: 2 });
  frame.srcdoc = `<!doctype html><html><head><title>${escape(name)}</title></head><body><center><h1>${escape(name)}</h1><div>${code}</div><p>${escape(hint)}</p></center></body></html>`;
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
    frame.contentWindow?.print();
  });
  document.body.append(frame);
}
