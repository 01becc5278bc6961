/** All calls of the API in one object. Browser code imports types from here, never values. */
import { authCalls } from './auth';
import type { ResponseOf, InputOf, ParsedInputOf } from './call';
import { catalogCalls } from './catalogs';
import { companyCalls } from './companies';
import { directoryCalls } from './directory';
import { eventEditingCalls } from './event-editing';
import { eventCalls } from './events';
import { feedCalls } from './feeds';
import { fileCalls } from './files';
import { jobCalls } from './jobs';
import { newsCalls } from './news';
import { newsEditingCalls } from './news-editing';
import { parkingCalls } from './parking';
import { releaseCalls } from './releases';
import { publishingImageCalls } from './publishing-images';
import { roomCalls } from './rooms';
import { searchCalls } from './search';
import { spotlightCalls } from './spotlight';
import { statisticsCalls } from './stats';
import { supplierCalls } from './suppliers';
import { userCalls } from './users';

export const calls = {
  ...authCalls,
  ...userCalls,
  ...companyCalls,
  ...catalogCalls,
  ...fileCalls,
  ...newsCalls,
  ...eventCalls,
  ...feedCalls,
  ...newsEditingCalls,
  ...eventEditingCalls,
  ...publishingImageCalls,
  ...jobCalls,
  ...supplierCalls,
  ...searchCalls,
  ...spotlightCalls,
  ...directoryCalls,
  ...roomCalls,
  ...parkingCalls,
  ...statisticsCalls,
  ...releaseCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallInput<K extends CallName> = InputOf<Calls[K]>;
export type ParsedCallInput<K extends CallName> = ParsedInputOf<Calls[K]>;
export type CallResponse<K extends CallName> = ResponseOf<Calls[K]>;

export type { Access, CallDefinition } from './call';
export type { Problem } from './problem';
export type { CurrentUser, PersonRow } from './users';
export type { CurrentCompany } from './companies';
