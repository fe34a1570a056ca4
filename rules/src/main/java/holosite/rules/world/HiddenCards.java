package holosite.rules.world;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Act;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.save.MentionedCards;
import holosite.rules.state.GameState;
import holosite.rules.state.LastingText;
import holosite.rules.table.Flag;
import holosite.rules.table.Knowledge;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Which cards a player does not know at this moment. Beside what is known by where it lies he knows
 * what his question shows him, and what his own action has found.
 *
 * <p>A card with a history that it keeps in a pile (stolen, crossed over, without its crew,
 * inserted) has been seen by both: it remains what it is, and only its place in the pile is lost.
 */
final class HiddenCards {
    private static final long WITH_A_HISTORY =
            Flag.STOLEN | Flag.SHOWN_ON_TOP | Flag.FLIPPED | Flag.OF_FACES;

    private static final Zone[] PILES = {Zone.RESERVE_DECK, Zone.FORCE_PILE, Zone.USED_PILE};

    private final GameState game;
    private final Table table;
    private final Side viewer;
    private final boolean[] hidden;
    private boolean singledOut;

    HiddenCards(Game door, Side viewer) {
        game = door.state();
        table = game.table();
        this.viewer = viewer;
        hidden = new boolean[table.count()];
        for (int card = 0; card < hidden.length; card++) {
            hidden[card] = !Knowledge.has(table, card, viewer) && !hasHistory(card);
        }
        if (!game.isOver()) {
            if (game.decision().player() == viewer) {
                shown(game.decision());
            }
            MentionedCards.read(game.stack(), this::mentioned);
        }
        for (LastingText lasting : game.lastings()) {
            spokenOf(lasting.affected());
            for (int[] chosen : lasting.context().slots().cards()) {
                Arrays.stream(chosen).forEach(this::spokenOf);
            }
        }
    }

    private boolean hasHistory(int card) {
        return table.has(card, WITH_A_HISTORY) || table.role(card) == Role.INSERTED;
    }

    private void known(int card) {
        if (card >= 0 && card < hidden.length) {
            hidden[card] = false;
        }
    }

    /** His question shows him these. */
    private void shown(Decision decision) {
        if (decision.prompt() instanceof Prompt.OneCard one) {
            known(one.card());
        }
        if (decision.prompt() instanceof Prompt.TwoCards two) {
            known(two.other());
        }
        switch (decision) {
            case Decision.ChooseAct asked ->
                    asked.acts().stream()
                            .filter(Act.WithCard.class::isInstance)
                            .forEach(act -> known(((Act.WithCard) act).card()));
            case Decision.ChooseCards asked ->
                    Arrays.stream(asked.cards().numbers()).forEach(this::known);
            case Decision.ChooseTarget _, Decision.ChooseNumber _, Decision.ChooseOption _ -> {}
        }
    }

    /**
     * A card in a Used Pile that is still spoken of was seen on its way there. What an action of
     * the player himself speaks of, he has found. What else is singled out somewhere hidden cannot
     * be another card, and he does not know which it is.
     */
    private void mentioned(Optional<Side> who, int card) {
        if (card < hidden.length && hidden[card]) {
            if (table.in(card, Zone.USED_PILE) || who.filter(viewer::equals).isPresent()) {
                known(card);
            } else {
                singledOut = true;
            }
        }
    }

    /** What a text in force for a while speaks of cannot be another card either. */
    private void spokenOf(int card) {
        if (card >= 0 && card < hidden.length && hidden[card]) {
            singledOut = true;
        }
    }

    /** Whether something under way or in force speaks of a card that the player does not know. */
    boolean singledOut() {
        return singledOut;
    }

    boolean has(int card) {
        return hidden[card];
    }

    /**
     * The hidden cards of a player's deck, or of those outside it, in an order that tells nothing:
     * as they lie.
     */
    int[] of(Side owner, boolean outside) {
        int dark = game.setup().dark().size();
        int first = owner == Side.DARK ? 0 : dark;
        int deck = game.setup().of(owner).cards().size();
        int from = outside ? first + deck : first;
        int to = outside ? first + game.setup().of(owner).size() : first + deck;
        return IntStream.range(0, table.holderCount())
                .flatMap(holder -> Arrays.stream(table.cards(holder)))
                .filter(card -> hidden[card] && card >= from && card < to)
                .toArray();
    }

    /** The face-down piles in which a card with a history lies somewhere. */
    int[] pilesToShuffle() {
        return Arrays.stream(Side.values())
                .flatMapToInt(side -> Arrays.stream(PILES).mapToInt(zone -> Table.zone(side, zone)))
                .filter(
                        pile ->
                                Arrays.stream(table.cards(pile))
                                        .anyMatch(
                                                card ->
                                                        hasHistory(card)
                                                                && !table.has(
                                                                        card, Flag.SHOWN_ON_TOP)))
                .toArray();
    }
}
