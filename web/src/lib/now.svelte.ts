/** The time by this browser's clock, for what is drawn anew as it goes by. Made where a component is. */
export class Now {
  at = $state(Date.now());

  constructor(every = 500) {
    $effect(() => {
      const timer = setInterval(() => (this.at = Date.now()), every);
      return () => clearInterval(timer);
    });
  }
}
