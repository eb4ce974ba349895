/** Who teaches at a table: a lesson, a mentor beside this person, the tour that shows him round. */
import { untrack } from 'svelte';
import type { Game } from '../../games/game';
import { api } from '../api';
import { keepMentor, mentored, prefs } from '../prefs.svelte';
import type { Table } from '../table.svelte';
import type { Stage } from './stage/stage.svelte';

export class Teaching {
  lesson = $derived.by(() => this.table.state?.lesson ?? null);
  /** What a wrong try was answered with, until it has been read. */
  answer = $derived.by(() => {
    const last = this.table.entries.at(-1);
    return last?.kind === 'lesson' && last.seq > this.#answered ? last : null;
  });
  touring = $state(false);
  tours = $state(0); // asked for: each begins at the beginning
  mayMentor = $derived.by(() => this.#alone && !this.lesson && !!this.table.state?.hints && !this.table.state.over);
  /** Whether a mentor is offered: to somebody who has never finished this game. */
  offered = $derived.by(() => this.mayMentor && this.#newcomer && !this.touring && this.table.mentored === null);

  /** A lesson speaks when it begins, after a wrong try, and when it ends; each time once. */
  #speaks = $derived.by(() => {
    const { lesson } = this;
    const due = lesson?.status === 'open' ? !this.#greeted || this.answer !== null : !this.#concluded;
    return lesson !== null && due && !this.stage.shown;
  });
  #greeted = $state(false);
  #answered = $state(0); // the entry up to which answers have been read
  #concluded = $state(false);
  #newcomer = $state(false);
  /** A mentor is for who plays against bots. */
  #alone = $derived.by(() => {
    const { mine, players } = this.table;
    return mine.length === 1 && players.every((player) => player.yours || player.kind === 'bot');
  });

  /** `open`: the window that is before the table, if any; `speak`: open that of the lesson. */
  constructor(
    private readonly table: Table,
    private readonly game: Game,
    private readonly stage: Stage,
    open: () => string | null,
    speak: () => void,
  ) {
    this.touring = !prefs.toured(game.name);
    this.#greeted = table.ownLast > 0; // what bots have said before the page was there does not count
    this.#answered = table.entries.at(-1)?.seq ?? 0;
    $effect(() => {
      if (this.#speaks && untrack(open) === null) speak();
    });
    $effect(() => {
      if (!this.mayMentor || table.mentored !== null || mentored(game.name) !== null) return; // who has declined is not asked again
      api.tables('finished').then(
        (tables) => (this.#newcomer = !tables.some((one) => one.game === game.name && !one.archive && one.lesson === null)),
        () => {},
      );
    });
  }

  /** This person has read what the lesson said. */
  heard(): void {
    this.#greeted = true;
    this.#answered = this.table.entries.at(-1)?.seq ?? 0;
    this.#concluded = this.lesson?.status !== 'open';
  }

  decline = (): void => {
    keepMentor(this.game.name, false);
    this.table.mentor(false);
  };

  tour = (): void => {
    this.touring = true;
    this.tours++;
  };

  endTour = (): void => {
    this.touring = false;
    prefs.tour(this.game.name);
  };
}
