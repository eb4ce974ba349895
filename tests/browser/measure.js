/* What a person could not read or press on the page as it stands: text that is cut, out of its box, covered by something or over another
   text; controls that lie on each other; choices that cannot be reached or lie under a tip. Gives a list of sentences, empty if all is well. */
(() => {
  const INK = 0.28; // so much of a line box above and below its middle is letters
  const SLACK = 1.5; // pixels that are nothing
  const LAYERS = '[role=tooltip], .guide, .hints, .banners, dialog, .side[data-open=true], .spread, .na-sheets, .fp-sheet:not(.is-folded)';
  const CONTROLS = 'button, a[href], input, select, textarea';

  const look = new WeakMap();
  const styleOf = (element) => {
    if (!look.has(element)) look.set(element, getComputedStyle(element));
    return look.get(element);
  };
  let boxes = new WeakMap(); // of one look at the page
  const boxOf = (element) => {
    if (!boxes.has(element)) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      boxes.set(element, { left, top, right, bottom });
    }
    return boxes.get(element);
  };
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
  function* frames(element) {
    let free = false;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { position, display, transform, translate, filter, contain, containerType } = styleOf(at);
      if (display === 'contents') continue;
      const holding = position !== 'static' || transform !== 'none' || translate !== 'none' || filter !== 'none' || contain !== 'none' ||
        (containerType ?? 'normal') !== 'normal';
      if (!free || (at !== element && holding)) {
        yield at;
        free = position === 'absolute';
      }
      if (position === 'fixed' || at.matches('dialog:modal')) return;
    }
  }

  const fixed = (element) => {
    for (let at = element; at; at = at.parentElement) if (styleOf(at).position === 'fixed' || at.matches('dialog')) return true;
    return false;
  };

  /** What is left of a box behind everything that cuts it; `cut`: something is lost that no scrolling brings back. */
  function shown(element, box) {
    let [left, cut] = [box, null];
    for (const frame of frames(element)) {
      const { overflowX, overflowY } = styleOf(frame);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
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
  const layer = (element) => element.closest(LAYERS);
  const painted = (element) => {
    const { backgroundColor, backgroundImage, borderTopWidth, borderTopStyle } = styleOf(element);
    const solid = !/^(transparent|rgba\(.*, 0\)|.* \/ 0\))$/.test(backgroundColor);
    return solid || backgroundImage !== 'none' || (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0);
  };

  const hangs = (element) => /absolute|fixed/.test(styleOf(element).position); // it may lie over the edge of another box

  function texts(root) {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || !element || element.closest('.hidden, .skips, .game__art, [data-flights], option, script, style, defs, symbol, title')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.width < 2 || line.height < 2) continue;
        const middle = (line.top + line.bottom) / 2;
        const box = { left: line.left + 1, right: line.right - 1, top: middle - INK * line.height, bottom: middle + INK * line.height };
        found.push({ element, text: node.data, node, box });
      }
    }
    return found;
  }

  /** Whether something opaque of the same layer lies on a text: not a face of the thing itself, nor what sticks there while one scrolls. */
  function cover(element, box) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const above = document.elementFromPoint(x, y);
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
        if (other.node !== one.node && other.layer === one.layer && meet(one.box, other.box, 2))
          say(`over each other: ${quoted(one.text)} of ${named(one.element)} and ${quoted(other.text)} of ${named(other.element)}`);
      }
    });
  }

  function pressable(root, say) {
    const found = [...root.querySelectorAll(CONTROLS)]
      .filter((one) => !one.closest('svg, .hidden, .skips') && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
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
    const floating = [...document.querySelectorAll('[role=tooltip], .hints')].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    for (const choice of document.querySelectorAll('.choice')) {
      if (!choice.checkVisibility({ visibilityProperty: true })) continue;
      for (const one of floating) if (meet(boxOf(one), shown(choice, boxOf(choice)).left, 1)) say(`covered: the choice ${label(choice)} by ${named(one)}`);
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

  /** A list of what the parts of a look at the page have to say. */
  function listed(...parts) {
    boxes = new WeakMap();
    const found = new Set();
    for (const part of parts) part((sentence) => found.add(sentence));
    return [...found];
  }

  window.measure = () => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const root = dialog ?? document.body;
    const table = dialog ? [] : [free, reachable];
    return listed((say) => readable(root, say), (say) => pressable(root, say), ...table);
  };

  /** The tip alone, with what it lies on. */
  window.measureTip = () => {
    const tip = document.querySelector('[role=tooltip]');
    return tip ? listed((say) => readable(tip, say), free) : [];
  };

  /** Where all text stands: as long as that is the same, nothing else is cut or covered. */
  window.standing = () => texts(document.body).map(({ box }) => Object.values(box).map(Math.round).join()).join(';');
})();
