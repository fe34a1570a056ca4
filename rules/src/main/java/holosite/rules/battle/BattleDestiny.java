package holosite.rules.battle;

import holosite.language.ability.Deed;
import holosite.language.card.DestinyKind;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.presence.Participation;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;
import holosite.rules.whereabouts.Whereabouts;

/**
 * How many battle destinies a player may draw: one for ability of 4 or more, and what texts add. A
 * raised requirement that is not met takes them all away; a cap limits them; a text that draws "if
 * unable" gives its number in any case.
 */
public final class BattleDestiny {
    private BattleDestiny() {}

    static int draws(GameState game, Side player, DestinyKind kind) {
        int place = game.battle().location();
        return switch (kind) {
            case POWER -> (int) Figures.at(game, Figure.POWER_DESTINIES, place, player);
            case ATTRITION -> (int) Figures.at(game, Figure.ATTRITION_DESTINIES, place, player);
            default -> battleDestinies(game, player, place, FigureListener.NONE);
        };
    }

    /** Battle destinies in the battle going on, reporting where they come from. */
    public static int draws(GameState game, Side player, FigureListener listener) {
        return battleDestinies(game, player, game.battle().location(), listener);
    }

    private static int battleDestinies(
            GameState game, Side player, int place, FigureListener listener) {
        if (Rulings.forbids(game, Deed.DRAW_BATTLE_DESTINY, player, place, place)) {
            return 0;
        }
        double needed = Figures.at(game, Figure.ABILITY_FOR_BATTLE_DESTINY, place, player);
        double ability = ability(game, player);
        double base = ability >= needed ? 1 : 0;
        double draws =
                Figures.modified(
                        game, Figure.BATTLE_DESTINIES, place, player, Table.NOBODY, base, listener);
        if (needed > 4 && ability < needed) {
            draws = 0;
        }
        return (int)
                Math.max(draws, Figures.at(game, Figure.BATTLE_DESTINIES_IF_UNABLE, place, player));
    }

    /** The total of the draws with what texts add; without a draw there is no total. */
    static double total(GameState game, Side player, double drawn) {
        return Double.isNaN(drawn)
                ? drawn
                : Figures.modified(
                        game,
                        Figure.TOTAL_BATTLE_DESTINY,
                        game.battle().location(),
                        player,
                        Table.NOBODY,
                        drawn,
                        FigureListener.NONE);
    }

    /**
     * Ability that counts: cards present, pilots and drivers; not passengers inside a starship or
     * enclosed vehicle.
     */
    public static double ability(GameState game, Side player) {
        var table = game.table();
        var standing = Standing.of(game);
        int place = game.battle().location();
        double total = 0;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (table.owner(card) != player
                    || !table.definition(card).isUnit()
                    || !Participation.takesPart(game, card)
                    || Rulings.forbids(
                            game, Deed.COUNT_ABILITY_FOR_BATTLE_DESTINY, player, card, place)) {
                continue;
            }
            if (table.definition(card).isVessel()) {
                total +=
                        Piloting.piloted(game, card)
                                ? table.definition(card).permanentAbility()
                                : 0;
            }
            boolean counts =
                    Whereabouts.present(table, card) == place
                            || (table.role(card) == Role.PILOT
                                    && !table.has(card, Flag.IDLE)
                                    && Piloting.piloted(game, table.host(card)));
            double own = Figures.of(game, Figure.USABLE_ABILITY, card);
            if (counts && own > 0) {
                total += own;
            }
        }
        return changed(
                game,
                Figure.ABILITY_COUNTED,
                player,
                changed(game, Figure.TOTAL_ABILITY, player, total));
    }

    private static double changed(GameState game, Figure figure, Side player, double ability) {
        return Figures.modified(
                game,
                figure,
                game.battle().location(),
                player,
                Table.NOBODY,
                ability,
                FigureListener.NONE);
    }
}
