import type { MountedBackend } from '@forecourt/backend/composition.ts';
import type { AppEnv } from '@forecourt/backend/http/index.ts';
import { widgetSandboxRoutes } from '@forecourt/stand-ins/accessibility-widget/widget-sandbox.routes.ts';
import { sandboxProviderRoutes } from '@forecourt/stand-ins/id-verification-provider/sandbox-provider.routes.ts';
import { lenderSandboxRoutes } from '@forecourt/stand-ins/lender/lender-sandbox.routes.ts';
import { mapsSandboxRoutes } from '@forecourt/stand-ins/maps-provider/maps-sandbox.routes.ts';
import { auditSandboxRoutes } from '@forecourt/stand-ins/operator/audit-sandbox.routes.ts';
import { flagSandboxRoutes } from '@forecourt/stand-ins/operator/flag-sandbox.routes.ts';
import { handOverSandboxRoutes } from '@forecourt/stand-ins/operator/hand-over-sandbox.routes.ts';
import { privacySandboxRoutes } from '@forecourt/stand-ins/operator/privacy-sandbox.routes.ts';
import { outboxRoutes } from '@forecourt/stand-ins/outbox/outbox.routes.ts';
import { sandboxSigningRoutes } from '@forecourt/stand-ins/signing-provider/sandbox-signing.routes.ts';
import { photoHostRoutes } from '@forecourt/stand-ins/photo-host/photo-host.routes.ts';
import { spinSandboxRoutes } from '@forecourt/stand-ins/spin-viewer/spin-sandbox.routes.ts';
import type { Hono } from 'hono';

/** Pages of the stand-ins, the outbox, and changing by hand what elsewhere comes from outside; all below `/_sandbox`. */
export function standInRoutes({ commerce, signing, privacy }: MountedBackend): readonly Hono<AppEnv>[] {
  return [
    sandboxProviderRoutes(commerce),
    sandboxSigningRoutes(signing),
    outboxRoutes(),
    auditSandboxRoutes(),
    flagSandboxRoutes(),
    handOverSandboxRoutes(commerce),
    photoHostRoutes(),
    spinSandboxRoutes(),
    mapsSandboxRoutes(),
    widgetSandboxRoutes(),
    privacySandboxRoutes(privacy),
    lenderSandboxRoutes(commerce),
  ];
}
