package holosite.rules.modifier;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Subtype;
import holosite.rules.card.Walkers;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.text.CardTexts;
import holosite.rules.text.DeployWay;
import holosite.rules.whereabouts.Orbit;
import holosite.rules.whereabouts.Piloting;
import java.util.List;

/**
 * What a card's figures start from before any text changes them: what is printed or given by the
 * rules.
 */
final class CardFigures {
    private static final Figure[] DEFENSES = {Figure.ABILITY, Figure.ARMOR, Figure.MANEUVER};

    private CardFigures() {}

    /**
     * A card's figure, on its way to or at another card; does not exist (NaN) where it has none.
     */
    static double base(GameState game, Figure figure, int card, int toward) {
        var table = game.table();
        var definition = table.definition(card);
        double printed = definition.figure(figure);
        switch (figure) {
            case POWER, MANEUVER, HYPERSPEED -> {
                if (definition.isVessel()
                        && table.host(card) != Table.NOBODY
                        && !Piloting.piloted(game, card)) {
                    return figure == Figure.POWER ? 0 : Double.NaN;
                }
                return printed;
            }
            case ARMOR -> {
                // an unpiloted hull still takes some hitting
                return !Double.isNaN(printed)
                                && definition.isVessel()
                                && table.host(card) != Table.NOBODY
                                && !Piloting.piloted(game, card)
                        ? 2
                        : printed;
            }
            case LANDSPEED -> {
                if (definition.isVessel()
                        && table.host(card) != Table.NOBODY
                        && !Piloting.piloted(game, card)) {
                    return 0;
                }
                return Double.isNaN(printed)
                                && (definition.is(CardType.CHARACTER)
                                        || definition.is(CardType.CREATURE)
                                        || Walkers.include(definition))
                        ? 1
                        : printed;
            }
            case DEPLOY_COST -> {
                return Double.isNaN(printed) ? priceInText(game, card, toward) : printed;
            }
            case DEFENSE_VALUE -> {
                return defense(game, card);
            }
            case USABLE_ABILITY -> {
                return Figures.of(game, Figure.ABILITY, card);
            }
            case ASTROMECH_CAPACITY -> {
                return definition.card().capacity().astromechs();
            }
            case WEAPONS_PER_TURN, DEVICES_PER_TURN -> {
                return definition.is(Subtype.CAPITAL)
                        ? 99
                        : definition.is(Subtype.SQUADRON) ? 3 : 1;
            }
            case MOVE_COST, SHUTTLE_COST, LANDSPEED_TO_LEAVE, SHOTS_PER_BATTLE, RACE_DRAWS -> {
                return 1;
            }
            case FIRE_COST,
                    WEAPON_DESTINY_DRAW,
                    TOTAL_WEAPON_DESTINY,
                    ASTEROID_DESTINY,
                    PLAY_COST,
                    EPIC_EVENT_TOTAL,
                    TRAINING_DESTINY,
                    DUEL_DESTINY_DRAW,
                    SABACC_LEEWAY,
                    TEXT_DESTINY_DRAW -> {
                return 0;
            }
            case RACE_DESTINY -> {
                return game.book().figure(game, figure, card);
            }
            case RACE_TOTAL -> {
                return game.book().figure(game, figure, card);
            }
            case FEROCITY -> {
                return CardTexts.of(game, card)
                        .creatureText()
                        .ferocity()
                        .of(game, Context.of(card, table.owner(card)));
            }
            case POLITICS -> {
                // a character without politics has none yet, but may be given some
                return Double.isNaN(printed) && definition.is(CardType.CHARACTER) ? 0 : printed;
            }
            case IMMUNITY_TO_ATTRITION -> {
                return Immunities.given(game, card);
            }
            case PARSEC -> {
                return Orbit.station(game, card) ? table.counter(card) : printed;
            }
            case ABILITY -> {
                return definition.is(Subtype.DROID)
                        ? Double.NaN
                        : Standing.of(game).anyTests()
                                ? JediTests.trained(game, card, printed)
                                : printed;
            }
            default -> {
                return printed;
            }
        }
    }

    /**
     * What a card's own text asks for to deploy it: on the card it goes to or lies on, or else the
     * lowest of several prices. A text that names none lets it deploy for free.
     */
    private static double priceInText(GameState game, int card, int toward) {
        var table = game.table();
        int host = toward >= 0 ? toward : table.role(card) == Role.ON ? table.host(card) : toward;
        List<DeployWay> ways = CardTexts.of(game, card).text().ways();
        double lowest = Double.NaN;
        for (int i = 0; i < ways.size(); i++) {
            DeployWay way = ways.get(i);
            Context context = Context.deploying(card, table.owner(card), Occasion.NONE, host);
            double price = way.price().isEmpty() ? 0 : way.price().get().of(game, context);
            if (host >= 0 && way.leadsTo(game, context, host)) {
                return price;
            }
            if (!(price >= lowest)) {
                lowest = price;
            }
        }
        return Double.isNaN(lowest) ? 0 : lowest;
    }

    /**
     * A character defends with the best of ability, armor and maneuver, a vessel with its armor or
     * maneuver.
     */
    private static double defense(GameState game, int card) {
        double best = game.table().definition(card).is(CardType.CHARACTER) ? 0 : Double.NaN;
        for (Figure figure : DEFENSES) {
            double value = Figures.of(game, figure, card);
            if (!Double.isNaN(value)
                    && !(value <= best)
                    && (figure != Figure.ABILITY
                            || game.table().definition(card).is(CardType.CHARACTER))) {
                best = value;
            }
        }
        double printed = game.table().definition(card).figure(Figure.DEFENSE_VALUE);
        return Double.isNaN(best) ? (Double.isNaN(printed) ? 0 : printed) : best;
    }
}
