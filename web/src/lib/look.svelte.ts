/** The thing shown large in a window of its own. */
class Look {
  thing = $state<string | null>(null);
}

export const look = new Look();
