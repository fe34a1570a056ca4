package holosite.rules.start;

import holosite.language.card.Side;
import holosite.rules.card.Definition;
import holosite.rules.decision.CardPrompt;
import holosite.rules.leaving.Stacking;
import holosite.rules.log.GameEntry;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Step;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;

/**
 * Starting Effects, and later Starting Interrupts: each player may choose one from his deck, not
 * knowing the other's choice; both are revealed together. A choice once made is final.
 */
public record Reveal(What what, Side player, int darkChoice) implements QuestionStep.ForCards {

    /** Which kind of starting card. */
    public enum What {
        EFFECT(new CardPrompt.StartingEffect()),
        INTERRUPT(new CardPrompt.StartingInterrupt());

        private final CardPrompt asks;

        What(CardPrompt asks) {
            this.asks = asks;
        }

        private boolean includes(Definition definition) {
            return this == EFFECT
                    ? StartingCards.isStartingEffect(definition)
                    : StartingCards.isStartingInterrupt(definition);
        }
    }

    static Reveal of(What what) {
        return new Reveal(what, Side.DARK, Table.NOBODY);
    }

    @Override
    public void run(GameState game) {
        choose(game, player, what.asks, choices(game), 0, 1);
    }

    private int[] choices(GameState game) {
        return StartingCards.different(
                game,
                Arrays.stream(game.table().cards(Table.zone(player, Zone.RESERVE_DECK)))
                        .filter(card -> what.includes(game.table().definition(card)))
                        .toArray());
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        chosen(game, chosen.length == 0 ? Table.NOBODY : chosen[0]);
    }

    private void chosen(GameState game, int card) {
        if (player == Side.DARK) {
            game.push(new Reveal(what, Side.LIGHT, card));
        } else if (what == What.EFFECT) {
            deploy(game, Side.DARK, darkChoice);
            deploy(game, Side.LIGHT, card);
        } else {
            Side first = StartingCards.first(game);
            game.next(
                    new Played(first, first == Side.DARK ? darkChoice : card),
                    new Played(first.opposite(), first == Side.DARK ? card : darkChoice));
            show(game, Side.DARK, darkChoice);
            show(game, Side.LIGHT, card);
        }
    }

    private static void show(GameState game, Side player, int card) {
        if (card != Table.NOBODY) {
            game.table().toTop(card, Table.zone(player, Zone.BEING_PLAYED), Role.NONE);
            Logging.line(game, GameEntry.StartingInterrupt::new, player, card);
        }
    }

    /**
     * A Starting Effect comes to the table, with the cards from outside the deck face down under
     * it.
     */
    private static void deploy(GameState game, Side player, int card) {
        if (card == Table.NOBODY) {
            return;
        }
        var table = game.table();
        table.toBottom(card, Table.zone(player, Zone.SIDE_OF_TABLE), Role.NONE);
        // a location outside the deck waits for the Objective that sets it aside
        int[] under =
                Arrays.stream(table.cards(Table.zone(player, Zone.OUTSIDE)))
                        .filter(one -> !table.definition(one).isLocation())
                        .toArray();
        for (int one : under) {
            table.toBottom(one, Table.on(card), Role.STACKED);
            table.set(one, Flag.FACE_DOWN);
            Stacking.goesLater(table, one, Zone.OUT_OF_PLAY);
        }
        if (game.keepsLog()) {
            game.log(new GameEntry.StartingEffect(player, game.name(card), under.length));
        }
    }

    /** A Starting Interrupt does what it says. */
    public record Played(Side player, int card) implements Step {

        @Override
        public void run(GameState game) {
            if (card != Table.NOBODY) {
                new SettingUp.Begin(player, card).run(game);
            }
        }
    }
}
