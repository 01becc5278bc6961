/** Resolves to null when `work` runs longer than `timeoutMs`; what it still does is not waited for. */
export async function within<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
