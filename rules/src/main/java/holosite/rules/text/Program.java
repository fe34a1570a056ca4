package holosite.rules.text;

import holosite.language.effect.Effect;
import holosite.rules.card.ProgramId;
import holosite.rules.state.GameState;
import holosite.rules.state.SlotValues;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The effects of an action, flattened to a list of operations with jumps between them. */
public final class Program {

    /**
     * One operation: does its part and pushes the frame that continues, with anything to be done
     * before it.
     */
    public interface Op {
        void run(GameState game, Frame frame);
    }

    private final ProgramId id;
    private final Op[] ops;
    private final List<String> cardSlots;
    private final List<String> numberSlots;
    private final Map<Integer, Effect> said;
    private final List<LastingPart> lastings;
    private final SlotValues emptySlots;

    public Program(
            ProgramId id,
            List<Op> ops,
            List<String> cardSlots,
            List<String> numberSlots,
            Map<Integer, Effect> said,
            List<LastingPart> lastings) {
        this.id = id;
        this.ops = ops.toArray(Op[]::new);
        this.cardSlots = List.copyOf(cardSlots);
        this.numberSlots = List.copyOf(numberSlots);
        this.said = Map.copyOf(said);
        this.lastings = List.copyOf(lastings);
        emptySlots = SlotValues.NONE.in(cardSlots.size(), numberSlots.size());
    }

    private Program(Program same, Op[] ops) {
        id = same.id;
        this.ops = ops;
        cardSlots = same.cardSlots;
        numberSlots = same.numberSlots;
        said = same.said;
        lastings = same.lastings;
        emptySlots = same.emptySlots;
    }

    /** The same program, which reports that it begins. */
    Program begun(Runnable report) {
        if (ops.length == 0) {
            return this;
        }
        Op[] watched = ops.clone();
        Op first = ops[0];
        watched[0] =
                (game, frame) -> {
                    report.run();
                    first.run(game, frame);
                };
        return new Program(this, watched);
    }

    /** Names the program permanently: which text it carries out. */
    public ProgramId id() {
        return id;
    }

    public int length() {
        return ops.length;
    }

    public Op op(int at) {
        return ops[at];
    }

    /** The effect an operation comes from, to explain to a player what he is asked. */
    public Optional<Effect> said(int at) {
        return Optional.ofNullable(said.get(at));
    }

    /** The texts this program can put into force for a while, in its order. */
    public List<LastingPart> lastings() {
        return lastings;
    }

    /** What is known already in the program's slots; the rest of them holds nothing yet. */
    public SlotValues slots(SlotValues known) {
        return known.isEmpty() ? emptySlots : known.in(cardSlots.size(), numberSlots.size());
    }

    /** The names the text has for the cards in the slots, in their order. */
    public List<String> cardNames() {
        return cardSlots;
    }

    public int cardSlot(String slot) {
        return cardSlots.indexOf(slot);
    }

    public int numberSlot(String slot) {
        return numberSlots.indexOf(slot);
    }

    /** The same program, perhaps compiled another time. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Program that && id.equals(that.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id.toString();
    }
}
