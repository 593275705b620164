import type { EmbedEvent, EmbedLocation } from '@forecourt/shared-contracts/embedding';
import { travelPlace } from '../protocol/messages.ts';
import { elementTexts } from './element-texts.ts';
import type { LoaderLocation, Mount, MountRequest } from './embed-mount.ts';
import { emptyRoot } from './empty-root.ts';
import { hasUsualTextSize } from './has-usual-text-size.ts';
import { createHostSession, type GetToken } from './host-token.ts';
import { mountFederated } from './mount-federated.ts';
import { mountFramed } from './mount-framed.ts';
import { watchRefusals } from './watch-refusals.ts';

interface ElementLocation {
  readonly loader: LoaderLocation;
  /** False if the page's Trusted Types do not allow our policy; every checkout then runs in a frame. */
  readonly mayLoadScripts: boolean;
}

type Mode = 'page' | 'frame';
interface MountState {
  readonly ended: AbortController;
  mount: Mount | undefined;
}

const elementName = 'vehicle-checkout';
/**
 * Registers `<vehicle-checkout tenant order step locale mode>`: the checkout alone, in the page (a shadow
 * root) or, with `mode="frame"`, in a frame. Registering twice is fine. A page whose policy blocks our
 * scripts, or whose root has its own text size, gets the frame automatically. `deploy/docs/embedding.md`
 * documents the attributes, `getToken`, `refreshSession()`, `focus()` and the events for hosts.
 */
export function defineVehicleCheckout(place: ElementLocation): void {
  if (customElements.get(elementName)) return;
  customElements.define(
    elementName,
    class extends VehicleCheckout {
      constructor() {
        super(place);
      }
    },
  );
}

abstract class VehicleCheckout extends HTMLElement {
  static readonly observedAttributes = ['tenant', 'order', 'step', 'locale', 'mode'];
  #mounting: MountState | undefined;
  #getToken: GetToken | undefined;
  readonly #session = createHostSession(() => this.#getToken);
  readonly #elementPlace: ElementLocation;

  constructor(place: ElementLocation) {
    super();
    this.#elementPlace = place;
  }

  /** The page's function for its visitor's session; null for none. */
  get getToken(): GetToken | null {
    return this.#getToken ?? null;
  }
  set getToken(given: unknown) {
    this.#getToken = typeof given === 'function' ? (given as GetToken) : undefined;
    this.#session.notifyChanged();
  }

  /** To be called after a sign-in or sign-out at the host: requests the token again. */
  refreshSession(): void {
    this.#session.notifyChanged();
  }

  override focus(): void {
    this.#mounting?.mount?.focus();
  }

  connectedCallback(): void {
    this.#takeEarlyProperty();
    if (!this.#mounting) this.#start();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (!this.#mounting || before === now) return;
    const { mount } = this.#mounting;
    const isPlace = name === 'order' || name === 'step';
    if (isPlace && mount) return mount.go(this.#place());
    this.#end();
    this.#start();
  }

  /** A property that was set before the element was defined hides the class's own. */
  #takeEarlyProperty(): void {
    if (!Object.hasOwn(this, 'getToken')) return;
    const early: unknown = this.getToken;
    delete (this as { getToken?: unknown }).getToken;
    this.getToken = early;
  }

  #place() {
    return placeOf(this.getAttribute('order') ?? '', this.getAttribute('step') ?? '');
  }

  /**
   * Scrolls to a step that starts above the visible area, like a newly opened page that starts at its top.
   */
  #showTop(): void {
    if (this.getBoundingClientRect().top < 0) this.scrollIntoView({ block: 'start' });
  }

  #end(): void {
    this.#mounting?.ended.abort();
    this.#mounting?.mount?.unmount();
    this.#mounting = undefined;
  }

  #start(): void {
    const mounting: MountState = { ended: new AbortController(), mount: undefined };
    this.#mounting = mounting;
    void this.#mountInto(mounting);
  }

  async #mountInto(mounting: MountState): Promise<void> {
    const isOver = () => mounting.ended.signal.aborted;
    const dispatch = (name: string, detail: object) => {
      if (!isOver()) this.dispatchEvent(new CustomEvent(`forecourt:${name}`, { ...bubbling, detail }));
    };
    const onEvent = ({ name, ...detail }: EmbedEvent) => {
      if (name === 'step' && mounting.mount) this.#showTop();
      dispatch(name, detail);
    };
    try {
      const { mount, mode } = await this.#mountSomehow(onEvent);
      if (isOver()) return mount.unmount();
      mounting.mount = mount;
      dispatch('ready', { mode });
    } catch (error) {
      if (isOver()) return;
      showFailure(emptyRoot(this), this.getAttribute('locale') ?? '');
      const message = error instanceof Error ? error.message : String(error);
      console.error(`vehicle-checkout: ${message}`);
      dispatch('error', { message });
    }
  }

  async #mountSomehow(onEvent: (event: EmbedEvent) => void): Promise<{ mount: Mount; mode: Mode }> {
    const { loader, mayLoadScripts } = this.#elementPlace;
    const request = (isBlocked = () => false): MountRequest => ({
      loader,
      root: emptyRoot(this),
      place: this.#place(),
      tenant: this.getAttribute('tenant') ?? '',
      locale: this.getAttribute('locale') ?? '',
      hostSession: this.#session,
      onEvent,
      isBlocked,
    });
    if (this.getAttribute('mode') === 'frame' || !mayLoadScripts || !hasUsualTextSize(emptyRoot(this))) {
      return { mount: await mountFramed(request()), mode: 'frame' };
    }
    const refusals = watchRefusals(document, loader.siteOrigin);
    try {
      return { mount: await mountFederated(request(refusals.haveHappened)), mode: 'page' };
    } catch (error) {
      if (!(await refusals.areReported())) throw error;
      return { mount: await mountFramed(request()), mode: 'frame' };
    } finally {
      refusals.stop();
    }
  }
}

const bubbling = { bubbles: true, composed: true } as const;

/**
 * The place given by the attributes; an invalid step, or an order number that is too long, is logged and
 * leads to the first open step (T33).
 */
function placeOf(orderNumber: string, step: string): EmbedLocation {
  const place = travelPlace({ orderNumber, step });
  if (place.step !== step) console.warn('vehicle-checkout: the step attribute was refused');
  if (place.orderNumber !== orderNumber) console.warn('vehicle-checkout: the order attribute was refused');
  return place;
}

function showFailure(root: ShadowRoot, locale: string): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = elementTexts(locale).failed;
  root.append(text);
}
