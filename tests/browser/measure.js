/* What a person could not read or press on the page as it stands: text that is cut, out of its box, covered by something, crossed by the ring
   around another thing or over another text; a place in which all has given way that can and words are still out of sight; controls that lie
   on each other; choices that cannot be reached or lie under a tip. Gives a list of sentences, empty if all is well. */
(() => {
  const INK = 0.28; // so much of a line box above and below its middle is letters
  const SLACK = 1.5; // pixels that are nothing
  const LAYERS = '[role=tooltip], .guide, .hints, .mentor--poor, .banners, dialog, .side[data-open=true], .spread, .na-sheets, .fp-sheet:not(.is-folded)';
  const CONTROLS = 'button, a[href], input, select, textarea';

  let known = new Map(); // what was read in this look at the page: nothing is read twice
  const once = (read) => (element) => {
    if (!known.has(read)) known.set(read, new Map());
    const answers = known.get(read);
    if (!answers.has(element)) answers.set(element, read(element));
    return answers.get(element);
  };
  const styleOf = once((element) => {
    const { position, display, overflowX, overflowY, opacity } = getComputedStyle(element);
    return { position, display, overflowX, overflowY, opacity };
  });
  const boxOf = once((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });
  const visible = once((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const holding = once((element) => {
    const { position, transform, translate, filter, contain, containerType } = getComputedStyle(element);
    return position !== 'static' || [transform, translate, filter, contain].some((one) => one !== 'none') || (containerType ?? 'normal') !== 'normal';
  });
  const empty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;
  const common = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const meet = (a, b, least) => {
    const both = common(a, b);
    return both.right - both.left > least && both.bottom - both.top > least;
  };
  const holds = (outer, inner) =>
    inner.left >= outer.left - 1 && inner.top >= outer.top - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;

  /** The elements that may cut this one, from the inside outwards: not those an absolutely placed one hangs free of. */
  const frames = once((element) => {
    const found = [];
    let free = false;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { position, display, overflowX, overflowY } = styleOf(at);
      if (display === 'contents') continue;
      if (!free || (at !== element && holding(at))) {
        if (overflowX !== 'visible' || overflowY !== 'visible') found.push(at);
        free = position === 'absolute';
      }
      if (position === 'fixed' || at.matches('dialog:modal')) break;
    }
    return found;
  });

  const fixed = once((element) => styleOf(element).position === 'fixed' || element.matches('dialog') || (element.parentElement !== null && fixed(element.parentElement)));

  /** What stays while all around it is scrolled: of that only what is not below it is seen. */
  const sticking = once((root) => [...root.querySelectorAll('*')].filter((one) => !(one instanceof SVGElement) && !empty(boxOf(one)) && styleOf(one).position === 'sticky'));
  function aside(element, box) {
    let left = box;
    for (const one of sticking(document.body)) {
      if (one.contains(element) || !one.parentElement.contains(element) || !meet(left, boxOf(one), 1)) continue;
      const [above, below] = [boxOf(one).top - boxOf(one.parentElement).top, boxOf(one.parentElement).bottom - boxOf(one).bottom];
      left = above < below ? { ...left, top: boxOf(one).bottom } : { ...left, bottom: boxOf(one).top };
    }
    return left;
  }

  /** What is left of a box behind everything that cuts it; `cut`: something is lost that no scrolling brings back. */
  function shown(element, box) {
    let [left, cut] = [aside(element, box), null];
    for (const frame of frames(element)) {
      const { overflowX, overflowY } = styleOf(frame);
      const edge = boxOf(frame);
      if (empty(edge)) return { left: edge, cut: null, folded: true };
      const pans = frame.closest('[data-pans]') !== null;
      const scrolls = { x: pans || /auto|scroll/.test(overflowX), y: pans || /auto|scroll/.test(overflowY) };
      const beyond = {
        x: overflowX !== 'visible' && Math.max(edge.left - left.left, left.right - edge.right) > SLACK,
        y: overflowY !== 'visible' && Math.max(edge.top - left.top, left.bottom - edge.bottom) > SLACK,
      };
      if ((beyond.x && !scrolls.x) || (beyond.y && !scrolls.y)) cut ??= frame;
      const kept = common(left, edge);
      left = {
        left: overflowX === 'visible' ? left.left : kept.left,
        right: overflowX === 'visible' ? left.right : kept.right,
        top: overflowY === 'visible' ? left.top : kept.top,
        bottom: overflowY === 'visible' ? left.bottom : kept.bottom,
      };
      if (empty(left)) return { left, cut, folded: false };
    }
    const root = document.documentElement;
    const window = { left: 0, top: 0, right: root.clientWidth, bottom: innerHeight };
    const page = !fixed(element) && root.scrollHeight > innerHeight + 1;
    const beside = Math.max(-left.left, left.right - window.right) > SLACK;
    const below = !page && Math.max(-left.top, left.bottom - window.bottom) > SLACK;
    if (beside || below) cut ??= root;
    return { left: page ? left : common(left, window), cut, folded: false };
  }

  const named = (element) => {
    const names = [];
    for (let at = element; at && names.length < 3; at = at.parentElement) {
      const name = at.getAttribute('class')?.split(' ').find((one) => one && !/^s(velte)?-/.test(one));
      if (name || names.length === 0) names.unshift(name ? `.${name}` : at.localName);
    }
    return names.join(' ');
  };
  const quoted = (text) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 48)}”`;
  const layer = once((element) => element.closest(LAYERS));
  const painted = once((element) => {
    const { backgroundColor, backgroundImage, borderTopWidth, borderTopStyle } = getComputedStyle(element);
    const solid = !/^(transparent|rgba\(.*, 0\)|.* \/ 0\))$/.test(backgroundColor);
    return solid || backgroundImage !== 'none' || (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0);
  });

  const hangs = (element) => /absolute|fixed/.test(styleOf(element).position); // it may lie over the edge of another box

  /** What is a picture only, of which a part may be shown, or there for other ears. */
  const clipped = (element) => getComputedStyle(element).clipPath === 'inset(50%)';
  const unread = once((element) => clipped(element) || element.closest('.hidden, .skips, .game__art, .picture, [data-flights], option, script, style, defs, symbol, title'));

  function texts(root) {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || !element || unread(element) || !visible(element)) continue;
      range.selectNodeContents(node);
      // Of a part of a text Firefox tells as if no length were set for the whole.
      const lines = element.hasAttribute('textLength') ? [element.getBoundingClientRect()] : range.getClientRects();
      for (const line of lines) {
        if (line.width < 2 || line.height < 2) continue;
        const middle = (line.top + line.bottom) / 2;
        const box = { left: line.left + 1, right: line.right - 1, top: middle - INK * line.height, bottom: middle + INK * line.height };
        found.push({ element, text: node.data, node, box });
      }
    }
    return found;
  }

  const placed = once((root) => [...root.querySelectorAll(':not(svg, svg *)')].filter((one) => !empty(boxOf(one))));
  const within = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

  /** Whether something opaque of the same layer lies on a text: not a face of the thing itself, nor what sticks there while one scrolls. */
  function cover(element, box) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (!placed(document.body).some((one) => within(boxOf(one), x, y) && !one.contains(element) && painted(one))) return null;
    const above = document.elementFromPoint(x, y); // which takes the browser long
    if (!above || above === element || above.contains(element) || element.contains(above)) return null;
    if (layer(above) !== layer(element)) return null;
    const map = element.closest('[data-pans]'); // it can be dragged from under what lies on it
    if (map && !map.contains(above)) return null;
    for (let at = above; at && !at.contains(element); at = at.parentElement) {
      if (styleOf(at).position === 'sticky') return null;
      if (!(at instanceof SVGElement) && painted(at) && styleOf(at).opacity !== '0') return at;
    }
    return null;
  }

  function readable(root, say) {
    const lines = [];
    for (const line of texts(root)) {
      const { left, cut, folded } = shown(line.element, line.box);
      if (folded) continue;
      if (cut) say(`cut: ${quoted(line.text)} of ${named(line.element)} by ${named(cut)}`);
      if (empty(left)) continue;
      if (!(line.element instanceof SVGElement)) {
        let own = line.element;
        while (own && own !== root && !hangs(own) && (styleOf(own).display === 'contents' || !painted(own))) own = own.parentElement;
        const edge = own && painted(own) && boxOf(own);
        const out = edge && Math.max(edge.left - left.left, left.right - edge.right, edge.top - left.top, left.bottom - edge.bottom);
        if (out > 2 && own !== document.body) say(`out of its box: ${quoted(line.text)} of ${named(line.element)} out of ${named(own)}`);
      }
      const over = left.bottom - left.top > 2 * SLACK && cover(line.element, left); // not what scrolling leaves of a line at an edge
      if (over) say(`covered: ${quoted(line.text)} of ${named(line.element)} by ${named(over)}`);
      lines.push({ ...line, box: left, layer: layer(line.element) });
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    lines.forEach((one, number) => {
      for (let next = number + 1; next < lines.length && lines[next].box.top < one.box.bottom - 2; next++) {
        const other = lines[next];
        if (other.node !== one.node && other.layer === one.layer && meet(one.box, other.box, 2) && uppermost(one, common(one.box, other.box)))
          say(`over each other: ${quoted(one.text)} of ${named(one.element)} and ${quoted(other.text)} of ${named(other.element)}`);
      }
    });
  }

  /** What was made to fit (fitting.ts) shows all its words, and is not scrolled for the last of them. */
  function fits(root, say) {
    for (const place of root.querySelectorAll('[data-tight]')) {
      if (!visible(place) || !/auto|scroll/.test(styleOf(place).overflowY)) continue;
      if (place.scrollHeight > place.clientHeight + INKS) say(`does not fit: ${quoted(place.textContent)} in ${named(place)}`);
    }
  }
  const INKS = 4; // pixels by which the letters of a font may be taller than their line

  /** The rings of a moment go around what they show, and through nothing. */
  function ringed(say) {
    const panel = document.querySelector('.stage__panel');
    const rings = [...document.querySelectorAll('.stage__ring')].map(boxOf);
    if (!panel || !rings.length) return;
    for (const { element, text, box } of texts(document.querySelector('.board'))) {
      const drawn = element instanceof SVGElement ? common(box, boxOf(element)) : box; // letters may be pressed together there
      const { left, folded } = shown(element, drawn);
      if (folded || empty(left) || holds(boxOf(panel), left)) continue;
      const crossed = rings.some((ring) => meet(left, grown(ring, RING - SLACK), 0) && !holds(ring, left));
      if (crossed) say(`under a ring: ${quoted(text)} of ${named(element)}`);
    }
  }
  const RING = 3; // pixels it is drawn outside its box
  const grown = ({ left, top, right, bottom }, by) => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });

  /** Whether no other layer lies there on a text. */
  function uppermost({ layer: own }, { left, top, right, bottom }) {
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !above || layer(above) === own;
  }

  function pressable(root, say) {
    const found = [...root.querySelectorAll(CONTROLS)]
      .filter((one) => !one.closest('svg, .hidden, .skips, .picture') && visible(one))
      .map((element) => ({ element, layer: layer(element), ...shown(element, boxOf(element)) }))
      .filter(({ left, folded }) => !folded && !empty(left));
    found.forEach(({ element, left, layer }, number) => {
      for (const other of found.slice(number + 1)) {
        if (other.layer !== layer || element.contains(other.element) || other.element.contains(element)) continue;
        if (!meet(left, other.left, 3) || holds(left, other.left) || holds(other.left, left)) continue;
        const cards = element.matches('.press') && other.element.matches('.press'); // they may lie on each other as on a table
        if (!cards || under(left, other.element) || under(other.left, element))
          say(`controls on each other: ${label(element)} and ${label(other.element)}`);
      }
    });
  }
  /** Whether the middle of a box belongs to another control. */
  const under = (box, control) =>
    control.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
  const label = (element) => `${named(element)} ${quoted(element.getAttribute('aria-label') ?? element.textContent)}`;

  /** Nothing that floats lies on a choice. */
  function free(say) {
    const floating = [...document.querySelectorAll('[role=tooltip], .hints, .guide')].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    for (const choice of document.querySelectorAll('.choice')) {
      if (!choice.checkVisibility({ visibilityProperty: true })) continue;
      for (const one of floating) if (meet(boxOf(one), shown(choice, boxOf(choice)).left, 1)) say(`covered: the choice ${label(choice)} by ${named(one)}`);
    }
  }

  /** What lies over the page is scrolled down at most, not to the side. */
  function narrow(root, say) {
    for (const one of [root, ...root.querySelectorAll('*')]) {
      const { overflowX } = styleOf(one);
      if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1 && visible(one)) say(`too wide: ${named(one)}`);
    }
  }

  /** Every choice can be brought under the pointer. */
  function reachable(say) {
    for (const choice of document.querySelectorAll('.choice')) {
      if (!choice.checkVisibility({ visibilityProperty: true })) continue;
      if (layer(choice) || document.querySelector('dialog:modal, .side[data-open=true]')) continue;
      const strip = choice.closest('.choices');
      const before = strip?.scrollLeft ?? 0;
      choice.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, right, bottom } = choice.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!choice.contains(hit)) say(`not to be reached: the choice ${label(choice)} under ${hit ? named(hit) : 'the edge'}`);
      if (strip) strip.scrollLeft = before;
    }
  }

  /** What a look at the page finds. Between looks nothing is painted, which would take longer than all else; nothing that is asked for here depends on it. */
  function looked(look) {
    const page = document.documentElement;
    known = new Map();
    page.style.opacity = '';
    const found = look();
    page.style.opacity = '0';
    return found;
  }

  /** A list of what the parts of a look at the page have to say. */
  function listed(...parts) {
    const found = new Set();
    for (const part of parts) part((sentence) => found.add(sentence));
    return [...found];
  }

  window.measure = () =>
    looked(() => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      const drawer = [...document.querySelectorAll('.side[data-open=true]:has(+ .side__veil)')].find((one) => one.nextElementSibling.checkVisibility());
      const root = dialog ?? drawer ?? document.body;
      const table = root === document.body ? [free, reachable] : [(say) => narrow(root, say), ringed];
      return listed((say) => readable(root, say), (say) => fits(root, say), (say) => pressable(root, say), ...table);
    });

  /** The tip alone, with what it lies on. */
  window.measureTip = () =>
    looked(() => {
      const tip = document.querySelector('[role=tooltip]');
      return tip ? listed((say) => readable(tip, say), free) : [];
    });

  /** Where all text stands: as long as that is the same, nothing else is cut or covered. */
  window.standing = () => looked(() => texts(document.body).map(({ box }) => Object.values(box).map(Math.round).join()).join(';'));
})();
