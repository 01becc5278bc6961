import '@testing-library/jest-dom';

// A file that asks for the node environment has none of these.
if (typeof document !== 'undefined') {
  // jsdom knows <dialog> but not its methods.
  if (!HTMLDialogElement.prototype.showModal) {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close(value) {
      this.open = false;
      this.returnValue = value ?? '';
      this.dispatchEvent(new Event('close'));
    };
  }
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
    onchange: null,
  });
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
