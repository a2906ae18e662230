/** What is drawn of a game as a custom element: its shadow tree, styles, language and colours. */
import { type ComponentChild, h, render } from 'preact';
import { integerInRange } from '../../boundary/values.js';
import { listChoices, showValue } from '../../text/message.js';
import { adoptStyles } from './adopted-styles.js';
import { numberIn } from './attributes.js';
import type { Catalogue } from './language/catalogue.js';
import { isLanguage, LANGUAGES, type Language, preferredLanguage } from './language/languages.js';
import { countedFrom, WordsContext } from './words.js';

/** The colours of a board or editor: `auto` as the viewer's system prefers, or always `light` or `dark`. */
export type BoardTheme = 'auto' | 'light' | 'dark';

const THEMES: readonly unknown[] = ['auto', 'light', 'dark'] satisfies readonly BoardTheme[];

/**
 * The properties that all boards and editors have. Setting one to an invalid value changes nothing and throws a
 * RangeError; an attribute reports the error to the page's console instead.
 */
export interface DrawnElement extends HTMLElement {
  /**
   * The language of all words: `en`, `de`, `es` or `pt`. By default, that of the attribute `lang` of this element or of
   * the nearest one around it; English if that is another language.
   */
  language: Language;
  /** The colours: `auto` (the initial value), `light` or `dark`. As the attribute `theme`. */
  theme: BoardTheme;
  /**
   * The number of the first factory, row, column or tile, where such numbers are shown: 1 (the initial value), or 0, as
   * in moves. As the attribute `count-from`.
   */
  countFrom: 0 | 1;
}

/** On a server there are no elements: modules are also loaded there, and nothing is drawn. */
const Base: typeof HTMLElement =
  // Nobody makes one there.
  globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** Pixels up to which an element is narrow, as on a phone that is held upright. */
const NARROW = 640;

/** Windows that are low, as those of a phone on its side. */
const LOW = '(max-height: 30rem)';

/** The element that a person has used last, at first any: keys are for it where none of them has the focus. */
const IN_USE: { element?: Element | undefined } = {};

/**
 * Neither the shadow tree nor what is drawn in it has custom elements: with a registry of them, which is that of one
 * document, nothing can be drawn once it was moved to another one.
 */
const TREE = Object.freeze({
  mode: 'open',
  // TypeScript does not know yet that there may be none.
  customElementRegistry: null as unknown as CustomElementRegistry,
});

/** What an element is drawn with. */
export interface DrawnParts<Words> {
  readonly words: Catalogue<Words>;
  /** Style sheets, as text. */
  readonly styles: readonly string[];
  /**
   * The names of its attributes, those that others are read by first. A property of the same name takes the text of
   * each.
   */
  readonly attributes: readonly string[];
  /** The names of its other properties. */
  readonly properties: readonly string[];
}

/**
 * An element that is drawn again, once, after all properties that are set together.
 *
 * Nothing is drawn until the words of its language are there; what the element holds is seen until then.
 */
export abstract class Drawing<Words extends object> extends Base implements DrawnElement {
  readonly #frame = document.createElement('div', TREE);
  /** What the element holds, such as a still picture, is seen until it is drawn. */
  readonly #still = document.createElement('slot');
  readonly #parts: DrawnParts<Words>;
  #root: ShadowRoot | undefined;
  #language: Language | undefined;
  #theme: BoardTheme = 'auto';
  #countFrom: 0 | 1 = 1;
  /** Whether it is going to be drawn. */
  #isDue = false;
  #isDrawn = false;
  /** The language that is drawn. */
  #drawn: Language | undefined;

  #low: MediaQueryList | undefined;
  /** Ends all that is listened to outside of the element. */
  #stop = (): void => {};
  readonly #keys = new Set<(event: KeyboardEvent) => void>();
  /** The attributes that were read together at first, and are not to be read again when each is told. */
  #read: Set<string> | undefined;

  constructor(parts: DrawnParts<Words>) {
    super();
    this.#parts = parts;
    this.#frame.setAttribute('part', 'board');
    // All its languages are written so, and a board that is mirrored is another one.
    this.#frame.dir = 'ltr';
    const use = () => {
      IN_USE.element = this;
    };
    this.addEventListener('pointerdown', use);
    this.addEventListener('focusin', use);
  }

  /** Make what is drawn in the frame. */
  protected abstract view(): ComponentChild;

  /** Take back what the person has picked up or chosen. */
  abstract cancel(): void;

  get language(): Language {
    return this.#language ?? preferredLanguage([languageAround(this)]);
  }

  set language(language: Language | undefined) {
    if (language !== undefined && !isLanguage(language)) {
      const expected = listChoices(Object.keys(LANGUAGES));
      throw new RangeError(`Language: found ${showValue(language)}, expected ${expected}.`);
    }
    this.#language = language;
    this.draw();
  }

  get theme(): BoardTheme {
    return this.#theme;
  }

  set theme(theme: BoardTheme | undefined) {
    const value = theme ?? 'auto';
    if (!THEMES.includes(value)) {
      throw new RangeError(`Theme: found ${showValue(value)}, expected auto, light or dark.`);
    }
    this.#theme = value;
    this.draw();
  }

  /** Focus what keys go to first. */
  override focus(options?: FocusOptions): void {
    const stops = [...this.#frame.querySelectorAll<HTMLElement>('[tabindex="0"]')];
    const stop = stops.find((each) => each.checkVisibility());
    if (stop === undefined) super.focus(options);
    else stop.focus(options);
  }

  get countFrom(): 0 | 1 {
    return this.#countFrom;
  }

  set countFrom(countFrom: 0 | 1 | undefined) {
    const value = integerInRange('countFrom', numberIn(countFrom) ?? 1, 0, 1);
    this.#countFrom = value === 0 ? 0 : 1;
    this.draw();
  }

  connectedCallback(): void {
    this.#takeEarly();
    this.#root ??= this.shadowRoot ?? this.attachShadow(TREE);
    if (!this.#isDrawn) this.#root.replaceChildren(this.#still);
    adoptStyles(this.#root, this.#parts.styles);
    IN_USE.element ??= this;
    this.#listen();
    this.#fit();
    this.draw();
  }

  disconnectedCallback(): void {
    this.#stop();
    // One that is moved in the page is connected again at once, and stays as it is.
    queueMicrotask(() => {
      if (this.isConnected) return;
      if (IN_USE.element === this) IN_USE.element = undefined;
      this.left();
      render(null, this.#frame);
      this.#root?.replaceChildren();
      this.#isDrawn = false;
    });
  }

  attributeChangedCallback(name: string, _: string | null, text: string | null): void {
    this.#read ??= this.#readAll();
    if (!this.#read.delete(name)) this.#readOne(name, text);
  }

  adoptedCallback(): void {
    if (this.#root !== undefined) adoptStyles(this.#root, this.#parts.styles);
  }

  /** Called when the element was taken out of the page. */
  protected left(): void {}

  /** Call a function for each key that is for this element, before anything else; returns how to stop that. */
  protected onKey(listener: (event: KeyboardEvent) => void): () => void {
    this.#keys.add(listener);
    return () => this.#keys.delete(listener);
  }

  /** Draw once, after all that is set together. */
  protected draw(): void {
    if (this.#isDue || this.#root === undefined) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) this.#drawNow();
    });
  }

  /** Tell who listens; return whether nobody has cancelled it. */
  protected tell(name: string, detail: unknown): boolean {
    const options = { bubbles: true, composed: true, cancelable: true };
    return this.dispatchEvent(new CustomEvent(name, { ...options, detail }));
  }

  /** Read the attributes that are there at first, wherever they stand. */
  #readAll(): Set<string> {
    const names = this.#parts.attributes.filter((name) => this.hasAttribute(name));
    for (const name of names) this.#readOne(name, this.getAttribute(name));
    return new Set(names);
  }

  #readOne(name: string, text: string | null): void {
    // The language is looked up when it is drawn.
    if (name === 'lang') this.language = undefined;
    else this.#set(name === 'count-from' ? 'countFrom' : name, text ?? undefined);
  }

  /** Set a property for the page, which is not there to catch an error. */
  #set(name: string, value: unknown): void {
    try {
      Reflect.set(this, name, value);
    } catch (error) {
      reportError(error);
    }
  }

  /** Take what was set before the class was there: it would hide the properties of the class. */
  #takeEarly(): void {
    for (const name of [
      'language',
      'countFrom',
      ...this.#parts.attributes,
      ...this.#parts.properties,
    ]) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      this.#set(name, value);
    }
  }

  /** Listen to what is around, in the window that the element is in now. */
  #listen(): void {
    this.#stop();
    const page = this.ownerDocument.defaultView ?? window;
    const ending = new AbortController();
    const { signal } = ending;
    const onKey = (event: KeyboardEvent) => {
      if (this.#isMeant(event)) for (const listener of [...this.#keys]) listener(event);
    };
    page.addEventListener('keydown', onKey, { signal, capture: true });
    page.addEventListener('keydown', this.#onEscape, { signal });
    this.#low = page.matchMedia(LOW);
    this.#low.addEventListener('change', this.#fit, { signal });
    const sizes = new page.ResizeObserver(this.#fit);
    sizes.observe(this);
    const languages = new MutationObserver(() => this.draw());
    for (const root of rootsAround(this)) {
      languages.observe(root, { subtree: true, attributeFilter: ['lang'] });
    }
    this.#stop = () => {
      ending.abort();
      sizes.disconnect();
      languages.disconnect();
    };
  }

  /** Whether a key is for this element: it has the focus, or was used last while none of its kind has the focus. */
  #isMeant(event: KeyboardEvent): boolean {
    const focused = event.composedPath().find((each) => each instanceof Drawing);
    return (focused ?? IN_USE.element ?? this) === this;
  }

  readonly #onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#isMeant(event)) return;
    // Escape closes a dialog over the board, and takes nothing back as well.
    const isElsewhere = event
      .composedPath()
      .some((each) => each instanceof HTMLDialogElement && !each.contains(this));
    if (!isElsewhere) this.cancel();
  };

  /** Note how much room there is: no query of styles asks for the width of the element or the height of the window. */
  readonly #fit = (): void => {
    const isNarrow = this.clientWidth <= NARROW;
    const isLow = this.#low?.matches === true;
    this.#frame.toggleAttribute('data-narrow', isNarrow);
    this.#frame.toggleAttribute('data-low', isLow);
    this.#frame.toggleAttribute('data-small', isNarrow || isLow);
  };

  #drawNow(): void {
    const { language } = this;
    const { words } = this.#parts;
    if (words.known(language) !== undefined) this.#drawn = language;
    else {
      words.load(language).then(
        () => this.draw(),
        () => {
          // A language that cannot be loaded is no reason to show nothing.
          if (this.#drawn === undefined && language !== 'en') this.language = 'en';
        },
      );
    }
    // What is new is shown in the language that is there.
    if (this.#drawn === undefined) return;
    const known = words.known(this.#drawn);
    const spoken = known && countedFrom(known, this.#countFrom);
    // An attribute that is set to the same again can have browsers compute the styles of the whole board again: `lang` does.
    if (this.#frame.lang !== this.#drawn) this.#frame.lang = this.#drawn;
    if (this.#frame.getAttribute('data-theme') !== this.#theme) {
      this.#frame.setAttribute('data-theme', this.#theme);
    }
    if (!this.#isDrawn) this.#root?.replaceChildren(this.#frame);
    this.#isDrawn = true;
    render(h(WordsContext.Provider, { value: spoken }, this.view()), this.#frame);
  }
}

/** List the document and the shadow trees that an element is in, the innermost first. */
function rootsAround(element: Element): Node[] {
  const root = element.getRootNode();
  return [root, ...(root instanceof ShadowRoot ? rootsAround(root.host) : [])];
}

/** Return the language of what an element is in, out of all shadow trees. */
function languageAround(element: Element): string | undefined {
  const around = element.closest('[lang]');
  if (around !== null) return around.getAttribute('lang') ?? undefined;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : undefined;
}

/** Register an element under its tag, in a browser, unless there is one. */
export function defineElement(tag: string, element: CustomElementConstructor): void {
  const registry = globalThis.customElements;
  if (registry !== undefined && registry.get(tag) === undefined) registry.define(tag, element);
}
