/**
 * The part of react-router that remotes may use. Sharing the whole library costs 62 KB gzip, this façade 14 KB
 * (docs/architecture.md).
 */
export { Link, Navigate, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export type { LinkProps, NavigateFunction } from 'react-router-dom';
