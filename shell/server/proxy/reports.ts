/**
 * Same-origin routes for reports of browsers (LOG-01…06). Reports are forwarded to the collectors where they are configured
 * and written to the server's log otherwise. The answer is always an immediate 204: reporting must not affect the portal.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ShellEnvironment } from '../configuration/configuration';
import { isOwnPage } from '../http/own-page';
import { sendProblem } from '../http/problem';
import { OutcomesSchema, type Outcome } from '../releases/outcomes';
import { createReportLimit } from '../releases/report-limit';

const entriesOf = (entry: z.ZodType) => z.object({ entries: z.array(entry).max(2_000), lost: z.number().optional() });
const LogsSchema = entriesOf(z.looseObject({ level: z.string(), message: z.string() }));
const VitalsSchema = entriesOf(z.looseObject({ name: z.string(), value: z.number() }));

export function registerReports(
  app: FastifyInstance,
  environment: ShellEnvironment,
  onOutcomes: (outcomes: readonly Outcome[], request: FastifyRequest) => void,
): void {
  const isWithinLimit = createReportLimit();
  /** Reports come from the portal's own pages, and not more often than a whole park behind one address sends them. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOwnPage(request, environment.PARK_ORIGIN))
      return sendProblem(reply, { status: 403, key: 'errors.auth.foreignOrigin' });
    if (isWithinLimit(request.ip)) return undefined;
    return sendProblem(reply, { status: 429, key: 'errors.tooManyRequests', retryAfterSeconds: 60 });
  };
  const addRoute = (path: string, schema: z.ZodType, collector: string | undefined) => {
    app.post(path, { bodyLimit: 262_144, onRequest }, async (request, reply) => {
      const report = schema.safeParse(typeof request.body === 'string' ? parseJson(request.body) : request.body);
      if (!report.success) return reply.code(400).send();
      if (collector)
        void forward(collector, report.data, environment.COLLECTOR_TOKEN).catch((error: unknown) =>
          request.log.warn({ error: String(error) }, 'the collector did not take a report'),
        );
      else request.log.info({ report: report.data }, 'browser report');
      return reply.code(204).send();
    });
  };
  addRoute('/_report/logs', LogsSchema, environment.LOG_COLLECTOR);
  addRoute('/_report/web-vitals', VitalsSchema, environment.METRIC_COLLECTOR);
  // Counts per version, without personal data. They keep the portal running and need no consent.
  app.post('/_report/outcomes', { bodyLimit: 8_192, onRequest }, async (request, reply) => {
    const report = OutcomesSchema.safeParse(request.body);
    if (!report.success) return reply.code(400).send();
    onOutcomes(report.data.outcomes, request);
    return reply.code(204).send();
  });
  app.post('/_report/page-views', { bodyLimit: 8_192, onRequest }, async (request, reply) => {
    request.log.info({ pageView: request.body }, 'page view');
    return reply.code(204).send();
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function forward(collector: string, report: unknown, token: string | undefined): Promise<void> {
  const response = await fetch(collector, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(5_000),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(report),
  });
  if (!response.ok) throw new Error(`answered ${response.status}`);
}
