/** The descriptor's schema, for builds, the registry and servers. Never bundled for browsers: it lists every permission (AMB-59). */
import { adminFlags, permissions, type AdminFlag, type Permission } from '@park/domain';
import * as z from 'zod/mini';
import { RemoteName } from './remote-name';

const nonEmpty = z.string().check(z.minLength(1));
const LocalTextSchema = z.strictObject({ en: nonEmpty, fr: nonEmpty });
const PathSchema = z.string().check(z.regex(/^\/[a-z0-9/-]*$/, 'a path in lower case, without parameters'));
const PermissionSchema = z.enum([...permissions] as [Permission, ...Permission[]]);

const RouteSchema = z.strictObject({
  id: nonEmpty,
  path: PathSchema,
  page: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  title: LocalTextSchema,
  description: z.optional(LocalTextSchema),
  access: z.union([
    z.literal('public'),
    z.literal('session'),
    z.strictObject({ permission: PermissionSchema }),
    z.strictObject({ anyOf: z.array(PermissionSchema).check(z.minLength(1)) }),
    z.strictObject({ flag: z.enum([...adminFlags] as [AdminFlag, ...AdminFlag[]]) }),
  ]),
  serverRendered: z.optional(z.boolean()),
  firstCalls: z.optional(
    z.array(
      z.strictObject({
        path: z.string().check(z.startsWith('/api/')),
        query: z.optional(z.record(z.string(), z.string())),
        filters: z.optional(
          z.array(z.union([nonEmpty, z.strictObject({ name: nonEmpty, ignoringCase: z.boolean() })])),
        ),
        unaffectedBy: z.optional(z.array(nonEmpty)),
        subject: z.optional(
          z.strictObject({ title: nonEmpty, description: z.optional(nonEmpty), image: z.optional(nonEmpty) }),
        ),
        structuredData: z.optional(nonEmpty),
      }),
    ),
  ),
});

export const RemoteDescriptorSchema = z.strictObject({
  name: RemoteName,
  title: LocalTextSchema,
  platform: z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/, 'a caret range such as ^1.0.0')),
  routes: z.array(RouteSchema).check(z.minLength(1)),
  navigation: z.array(
    z.strictObject({
      id: nonEmpty,
      label: LocalTextSchema,
      to: PathSchema,
      icon: z.enum(['building', 'newspaper', 'calendar', 'car', 'door', 'briefcase', 'star', 'person', 'truck']),
      order: z.number(),
      bottomBar: z.optional(z.boolean()),
    }),
  ),
});
export type RemoteDescriptorData = z.output<typeof RemoteDescriptorSchema>;
