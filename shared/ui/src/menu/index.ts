/** The panel of a menu, positioned and navigated by Radix. MenuButton of @park/ui loads it on demand. */
export { MenuPanel, type MenuPanelProps } from './MenuPanel';
