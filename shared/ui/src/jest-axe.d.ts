declare module 'jest-axe' {
  export function axe(
    container: Element,
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
}
