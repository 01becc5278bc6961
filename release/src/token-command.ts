/** Deploy tokens, for the holder of the release key. */
import type { CommandOptions } from './command-options';
import type { PortalClient } from './portal-client';
import type { Terminal } from './report';
import { UsageError } from './usage-error';

export async function tokenCommand(
  { verb, label, mail, id, flags }: CommandOptions,
  client: PortalClient,
  remote: string,
  out: Terminal,
): Promise<number> {
  if (verb === 'create') {
    const made = await client.createToken(remote, label ?? 'deploy', mail);
    // Alone on its line, so that it can be piped into a secret store.
    out.write(flags.json ? JSON.stringify(made) : made.token);
    return 0;
  }
  if (verb === 'list') {
    const { items } = await client.tokens(remote);
    if (flags.json) out.write(JSON.stringify(items, null, 2));
    else
      for (const item of items)
        out.write(
          `${item.id}  ${item.label}  created ${item.createdAt.slice(0, 10)} by ${item.createdBy}, ${item.revokedAt ? `revoked ${item.revokedAt.slice(0, 10)}` : item.lastUsedAt ? `used ${item.lastUsedAt.slice(0, 10)}` : 'never used'}`,
        );
    return 0;
  }
  if (id === null) throw new UsageError(`token revoke needs --id ID: park-release token list ${remote} shows the ids.`);
  await client.revokeToken(remote, id);
  out.write('Revoked.');
  return 0;
}
