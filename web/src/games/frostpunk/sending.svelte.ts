/** One gesture for what the rules ask in steps: the pawn that goes is proposed with the field, points are given out at once, and a
 * building comes with somebody to raise it and a site. What was confirmed together with what led to this question is answered with
 * it, once; whoever steps back into such a question is asked it. */
import type { Foreseen } from '../../lib/wire';
import type { Scene } from '../game';
import { proposedSite } from './site';

const PAWN = 'pawn ';
const CONSTRUCT = 'construct';
const BUILDING: readonly string[] = ['pawn', 'work', 'site'];

class Sending {
  pawn = $state(''); // the kind that was sent last, or chosen since
  shares = $state<Record<string, number>>({}); // points for each type, as far as somebody has chosen
  #met = ''; // the question that was met last
  /** Who went to construct unasked, who else could have, and as long as what is asked. */
  #crew = $state<{ question: string; pawn: string; others: string[] } | null>(null);
  #again = false; // somebody else is to construct
  /** What follows from the action that is about to be confirmed. */
  #ready: { question: string; kind: string; answers: string[] } | null = null;

  /** The pawns that could go, if that is the next question. */
  pawns(found: Foreseen | undefined): string[] {
    return found?.next?.kind === 'pawn' ? found.next.answers.map((answer) => answer.slice(PAWN.length)) : [];
  }

  /** The likeliest of them: the kind that went last, or else the first. */
  proposed(pawns: string[]): string {
    return pawns.includes(this.pawn) ? this.pawn : (pawns[0] ?? '');
  }

  /** Who constructs, and who could instead, as long as nothing has been built. */
  crew(scene: Scene): { pawn: string; others: string[] } | null {
    return this.#crew?.question === question(scene) ? this.#crew : null;
  }

  /** Another kind of pawn constructs. */
  instead(scene: Scene, pawn: string): void {
    if (!scene.back) return;
    this.pawn = pawn;
    this.#again = true;
    scene.back();
  }

  /** Before something is confirmed: what to answer to the questions of this kind that come of it. */
  prepare(scene: Scene, kind: string, answers: string[]): void {
    this.#ready = { question: question(scene), kind, answers };
  }

  forget(): void {
    this.#ready = null;
  }

  /** A question has come: answer it if it was answered beforehand, or propose what is likeliest. */
  follow(scene: Scene): void {
    const [ask, ready] = [scene.choosing?.ask, this.#ready];
    const met = `${scene.told.at(-1)?.seq} ${question(scene)}`;
    if (!ask || met === this.#met || ready?.question === question(scene)) return;
    this.#met = met;
    const again = this.#again;
    this.#again = false;
    this.shares = {};
    this.forget();
    if (!BUILDING.includes(ask.kind)) this.#crew = null;
    if (ready) this.#answer(scene, ready);
    else if (again && ask.actions.some(({ text }) => text === CONSTRUCT)) this.#confirm(scene, CONSTRUCT);
    else if (scene.told.at(-1)?.kind === 'act') this.#propose(scene);
  }

  #answer(scene: Scene, { kind, answers }: { kind: string; answers: string[] }): void {
    const [answer, ...rest] = answers;
    const ask = scene.choosing?.ask;
    if (ask?.kind !== kind || !answer || !ask.actions.some(({ text }) => text === answer)) return;
    if (rest.length) this.prepare(scene, kind, rest);
    this.#confirm(scene, answer);
  }

  #propose(scene: Scene): void {
    const ask = scene.choosing?.ask;
    const deed = scene.view.asked as { deed?: { do: string } } | null;
    if (ask?.kind === 'pawn' && deed?.deed?.do === CONSTRUCT) {
      const able = ask.actions.map((action) => String(action['pawn']));
      const pawn = this.proposed(able);
      this.#crew = { question: '', pawn, others: able };
      this.#confirm(scene, PAWN + pawn);
    } else if (ask?.kind === 'work' && this.#crew?.question === '') {
      this.#crew = { ...this.#crew, question: question(scene) };
    } else if (ask?.kind === 'site') {
      const fields = ask.actions.map((action) => String(action['field']));
      scene.choosing?.start({ by: 'thing', thing: `field:${proposedSite(scene, fields)}` });
    }
  }

  #confirm(scene: Scene, action: string): void {
    scene.choosing?.start({ by: 'action', action });
    scene.choosing?.confirm();
  }
}

/** What is asked, to tell one question from the next of its kind. */
const question = (scene: Scene): string => JSON.stringify(scene.view.asked);

export const sending = new Sending();
