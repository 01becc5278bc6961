/** Everything that is filled and measured, in the order of filling. */
import { companies } from './companies';
import { events } from './events';
import { jobs } from './jobs';
import { news } from './news';
import type { ScaleSubject } from './subject';

export const subjects: readonly ScaleSubject[] = [companies, jobs, news, events];
