package holosite.rules.state;

/** A step that waits for numbers or cards from what is done before it. */
public interface Receiver extends Step {

    Step received(int slot, double number);

    Step received(int slot, int... cards);
}
