/**
 * The router's names that the house uses. react-router shared whole costs 62 KB gz in a federation, through this façade
 * 14 KB (architecture §4), so remotes take the router from here only.
 */
export { Link, Navigate, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export type { LinkProps, NavigateFunction } from 'react-router-dom';
