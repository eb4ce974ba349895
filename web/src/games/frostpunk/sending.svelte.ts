/** One gesture for what the rules ask in steps: the pawn that goes is proposed with the field, and points of one kind are given at
 * once. What was confirmed together is answered together, once; whoever steps back into such a question is asked it. */
import type { Foreseen } from '../../lib/wire';
import type { Scene } from '../game';

const PAWN = 'pawn ';

class Sending {
  pawn = $state(''); // the kind that was sent last, or chosen since
  points = $state(0); // how many are given at once; 0: all
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

  /** Before something is confirmed: what to answer to the questions of this kind that come of it. */
  prepare(scene: Scene, kind: string, answers: string[]): void {
    this.#ready = { question: question(scene), kind, answers };
  }

  forget(): void {
    this.#ready = null;
  }

  /** A question has come: answer it if it was answered beforehand. */
  follow(scene: Scene): void {
    const [ask, ready] = [scene.choosing?.ask, this.#ready];
    if (!ask || !ready || question(scene) === ready.question) return;
    const [answer, ...rest] = ready.answers;
    this.forget();
    if (ask.kind !== ready.kind || !answer || !ask.actions.some(({ text }) => text === answer)) return;
    if (rest.length) this.prepare(scene, ready.kind, rest);
    scene.choosing?.start({ by: 'action', action: answer });
    scene.choosing?.confirm();
  }
}

/** What is asked, to tell one question from the next of its kind. */
const question = (scene: Scene): string => JSON.stringify(scene.view.asked);

export const sending = new Sending();
