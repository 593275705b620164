import * as v from 'valibot';
import { ChannelSchema } from '@forecourt/shared-contracts/releases';

const ActionSchema = v.picklist(['promote', 'rollback', 'canary', 'canary-off', 'withdraw']);

/**
 * One entry of a channel's journal: who moved which pointers, when and why, and the state of all pointers
 * afterwards. Entries are never changed; the newest one is the source of truth that the channel's pointer
 * file copies.
 */
export const ChannelChangeSchema = v.object({
  action: ActionSchema,
  /** Who made the change, by the name on their machine. */
  by: v.string(),
  /** Why, in the words of the person who made the change. */
  reason: v.optional(v.string()),
  /**
   * `from` is absent for a name that was not live before. `percent` means that only that share of visitors
   * moved (a canary), `follows` that the tenant's channel dropped the name and follows the common one again,
   * `withdrawn` that the name is no longer live.
   */
  moves: v.array(
    v.object({
      name: v.string(),
      from: v.optional(v.string()),
      to: v.string(),
      percent: v.optional(v.number()),
      follows: v.optional(v.literal(true)),
      withdrawn: v.optional(v.literal(true)),
    }),
  ),
  /** The pointers afterwards; `revision` and `updatedAt` are those of the change. */
  pointers: ChannelSchema,
  /** Over {@link changeText}; absent in entries from before changes were signed. */
  signed: v.optional(v.object({ keyId: v.string(), signature: v.string() })),
});

export type ChannelChange = v.InferOutput<typeof ChannelChangeSchema>;
/** One pointer that moved. */
export type ChannelMove = ChannelChange['moves'][number];

/** The signed text of a change: everything except the signature. */
export function changeText(change: ChannelChange): string {
  return JSON.stringify({ ...v.parse(ChannelChangeSchema, change), signed: undefined });
}
