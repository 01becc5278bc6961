/** The panel of a menu, positioned and navigated by Radix. MenuButton of @park/ui loads it when needed. */
export { MenuPanel, type MenuPanelProps } from './MenuPanel';
