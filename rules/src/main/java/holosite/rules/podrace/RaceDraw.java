package holosite.rules.podrace;

import holosite.language.ability.Event;
import holosite.language.card.DestinyKind;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.YesNo;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.destiny.RaceDestinies;
import holosite.rules.force.ForceLoss;
import holosite.rules.force.LifeForce;
import holosite.rules.log.CardEntry;
import holosite.rules.modifier.Figures;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Receiver;
import holosite.rules.state.Step;
import holosite.rules.table.Cards;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;

/**
 * A player draws race destiny. He first names the Podracer he draws for; without one he draws for
 * the location of the race. Each destiny drawn is used, that is stacked there, or goes to his Used
 * Pile, as he likes, before the next is drawn; where only some are to be used, all are drawn first
 * and exactly so many of them chosen. To use one for a damaged Podracer he first loses 1 Force.
 */
public record RaceDraw(
        Side player, int source, int racer, int left, int used, Cards drawn, Stage stage)
        implements QuestionStep.ForCards, QuestionStep.ForYesNo, Receiver {

    /** How far it has come. */
    public enum Stage {
        RACER,
        DRAW,
        USE,
        CHOOSE
    }

    /** How many are used is not limited. */
    private static final int AS_LIKED = -1;

    /** A player draws for a Podracer of his choice, as many as that one draws at a time. */
    public static void begin(GameState game, Side player, int source) {
        game.push(new RaceDraw(player, source, Table.NOBODY, 0, AS_LIKED, Cards.NONE, Stage.RACER));
    }

    /** A player draws one race destiny for this Podracer. */
    public static void one(GameState game, Side player, int source, int racer) {
        if (racer != Table.NOBODY && Podraces.mayDraw(game, player, source)) {
            game.push(new RaceDraw(player, source, racer, 1, AS_LIKED, Cards.NONE, Stage.DRAW));
        }
    }

    private RaceDraw going(int more, Cards cards, Stage next) {
        return new RaceDraw(player, source, racer, more, used, cards, next);
    }

    @Override
    public void run(GameState game) {
        switch (stage) {
            case RACER -> chooseRacer(game);
            case DRAW -> drawNext(game);
            case USE -> offer(game);
            case CHOOSE -> choose(game);
        }
    }

    // ---- for which Podracer

    private void chooseRacer(GameState game) {
        int location = Whereabouts.location(game.table(), source);
        if (location == Table.NOBODY || !Podraces.mayDraw(game, player, source)) {
            return;
        }
        int[] own = Podraces.racers(game, location, player);
        int wanted = Math.min(own.length, 1);
        choose(game, player, new CardPrompt.RaceFor(source), own, wanted, wanted);
    }

    private RaceDraw racingWith(GameState game, int card) {
        double some = Figures.of(game, Figure.RACE_DRAWS_USED, card);
        return new RaceDraw(
                player,
                source,
                card,
                (int) Figures.of(game, Figure.RACE_DRAWS, card),
                Double.isNaN(some) ? AS_LIKED : (int) some,
                Cards.NONE,
                Stage.DRAW);
    }

    // ---- drawing

    private void drawNext(GameState game) {
        if (left > 0) {
            game.push(going(left - 1, drawn, Stage.DRAW));
            DestinyDraws.draw(game, player, 1, DestinyKind.RACE, 0, source, racer);
        } else if (drawn.count() > 0) {
            game.push(going(0, drawn, Stage.CHOOSE));
        }
    }

    /** A draw that failed, or was canceled or replaced by a number, gives no card to use. */
    @Override
    public Step received(int slot, double number) {
        return this;
    }

    @Override
    public Step received(int slot, int... cards) {
        return going(left, drawn.with(cards), used == AS_LIKED ? Stage.USE : Stage.DRAW);
    }

    // ---- using

    private boolean canUse(GameState game) {
        if (!game.table().inPlay(racer)) {
            return false;
        }
        // the Force for a damaged Podracer is lost before the destiny is used: it must be there
        return !Podraces.isDamaged(game.table(), racer)
                || LifeForce.of(game, player) + game.table().size(player, Zone.HAND)
                        > drawn.count();
    }

    private void offer(GameState game) {
        int card = drawn.numbers()[0];
        if (!canUse(game)) {
            decline(game, card);
        } else {
            double worth = RaceDestinies.noted(game.table(), card);
            ask(game, player, new YesNo.UseRaceDestiny(card, racer, worth));
        }
    }

    private void choose(GameState game) {
        if (!canUse(game)) {
            use(game, new int[0]);
        } else {
            int wanted = Math.min(drawn.count(), used);
            choose(
                    game,
                    player,
                    new CardPrompt.ChooseRaceDestinies(racer),
                    drawn.numbers(),
                    wanted,
                    wanted);
        }
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        if (stage == Stage.CHOOSE) {
            use(game, chosen);
        } else {
            // without a Podracer he draws for the location of the race
            int location = Whereabouts.location(game.table(), source);
            game.push(racingWith(game, chosen.length == 0 ? location : chosen[0]));
        }
    }

    @Override
    public void decided(GameState game, boolean yes) {
        int card = drawn.numbers()[0];
        game.push(going(left, Cards.NONE, Stage.DRAW));
        if (yes) {
            stack(game, card);
        } else {
            toUsedPile(game, card);
        }
    }

    /** The chosen are stacked in the order they were drawn; the others go to the Used Pile. */
    private void use(GameState game, int[] chosen) {
        int[] all = drawn.numbers();
        for (int i = all.length - 1; i >= 0; i--) {
            int card = all[i];
            if (Arrays.stream(chosen).anyMatch(one -> one == card)) {
                stack(game, card);
            } else {
                toUsedPile(game, card);
            }
        }
    }

    private void decline(GameState game, int card) {
        game.push(going(left, Cards.NONE, Stage.DRAW));
        toUsedPile(game, card);
    }

    private void stack(GameState game, int card) {
        game.push(new UseDestiny(card, racer));
        if (Podraces.isDamaged(game.table(), racer)) {
            ForceLoss.pay(game, player, 1, racer);
        }
    }

    private static void toUsedPile(GameState game, int card) {
        game.push(new PutAway(card));
    }

    /** A destiny that is used is placed on its Podracer. */
    public record UseDestiny(int card, int racer) implements Step {

        @Override
        public void run(GameState game) {
            if (!game.table().in(card, Zone.DRAWN_DESTINY)) {
                return;
            }
            if (game.table().inPlay(racer)) {
                double number = RaceDestinies.noted(game.table(), card);
                RaceDestinies.stack(game, card, racer, number);
            } else {
                toUsedPile(game, card);
            }
        }
    }

    /** A destiny that is not used goes to its owner's Used Pile. */
    public record PutAway(int card) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            if (table.in(card, Zone.DRAWN_DESTINY)) {
                Side owner = table.owner(card);
                table.setCounter(card, 0);
                table.toTop(card, Table.zone(owner, Zone.USED_PILE), Role.NONE);
                Logging.leaves(game, CardEntry.Way.TO_USED_PILE, owner, card);
                ResponseWindow.open(game, Happening.of(Event.PLACED_IN_USED_PILE, owner).to(card));
            }
        }
    }
}
