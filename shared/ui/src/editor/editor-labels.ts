/** Names of the buttons. */
export interface EditorLabels {
  readonly toolbar: string;
  readonly heading2: string;
  readonly heading3: string;
  readonly bold: string;
  readonly italic: string;
  readonly bulletList: string;
  readonly orderedList: string;
  readonly quote: string;
  readonly link: string;
  readonly image: string;
  readonly imageText: string;
  readonly undo: string;
  readonly redo: string;
  readonly uploading: string;
}
