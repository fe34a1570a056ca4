package holosite.rules.state;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntFunction;

/**
 * What remains to be done in a game: a stack of steps, the numbers under which actions are known
 * while they wait there, and which of them were canceled. It does not know what the steps do.
 *
 * <p>A game extends it and does not contain it: these are the calls every rule makes most.
 */
public abstract sealed class PendingSteps permits GameState {
    private Stack stack;
    private int[] canceled;
    private int nextId;

    PendingSteps() {
        stack = Stack.EMPTY;
        canceled = new int[0];
        nextId = 1;
    }

    PendingSteps(PendingSteps other) {
        stack = other.stack;
        canceled = other.canceled;
        nextId = other.nextId;
    }

    /** As it was remembered. */
    final void restore(GameSnapshot snapshot) {
        snapshot.steps().reversed().forEach(this::push);
        canceled = snapshot.canceled().stream().mapToInt(id -> id).toArray();
        nextId = snapshot.nextId();
    }

    public void push(Step step) {
        stack = new Stack(step, stack);
    }

    /** Has two things done, in this order. */
    public void next(Step first, Step then) {
        stack = new Stack(first, new Stack(then, stack));
    }

    /** Has three things done, in this order. */
    public void next(Step first, Step then, Step last) {
        stack = new Stack(first, new Stack(then, new Stack(last, stack)));
    }

    /** Has this done for each of these cards, in their order. */
    public void next(int[] cards, IntFunction<Step> step) {
        for (int i = cards.length - 1; i >= 0; i--) {
            push(step.apply(cards[i]));
        }
    }

    public Step pop() {
        Step top = stack.top();
        stack =
                Objects.requireNonNull(
                        stack.below(), "nothing is left to do and the game is not over");
        return top;
    }

    public Stack stack() {
        return stack;
    }

    /** Hands a number to the step that waits next on the stack. */
    public void give(int slot, double number) {
        push(((Receiver) pop()).received(slot, number));
    }

    /** Hands cards to the step that waits next on the stack. */
    public void give(int slot, int... cards) {
        push(((Receiver) pop()).received(slot, cards));
    }

    /** Puts a changed step in place of one that waits on the stack. */
    public void replace(Step old, Step changed) {
        stack = stack.replaced(old, changed);
    }

    /** Drops everything above and including the step. */
    public void unwindThrough(Step step) {
        stack = stack.after(step);
    }

    /** Nothing is left to do: the game is over. */
    final void dropAllSteps() {
        stack = Stack.EMPTY;
    }

    // ---- actions and whether they were canceled

    public int newId() {
        return nextId++;
    }

    public void cancel(int id) {
        canceled = Arrays.copyOf(canceled, canceled.length + 1);
        canceled[canceled.length - 1] = id;
    }

    public boolean isCanceled(int id) {
        for (int one : canceled) {
            if (one == id) {
                return true;
            }
        }
        return false;
    }

    /** No action of a finished turn is pending any more. */
    public void forgetCanceled() {
        canceled = new int[0];
    }

    /** The number the next action gets. */
    final int nextId() {
        return nextId;
    }

    /** The numbers of the actions canceled in this turn, in order. */
    final int[] canceled() {
        return canceled;
    }

    final boolean samePending(PendingSteps that) {
        return nextId == that.nextId
                && stack.equals(that.stack)
                && Arrays.equals(canceled, that.canceled);
    }
}
