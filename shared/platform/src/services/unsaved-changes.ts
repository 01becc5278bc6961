/** Records for each part of a page whether it has input that would be lost. */
export interface UnsavedChanges {
  report(id: string, isUnsaved: boolean): void;
}
