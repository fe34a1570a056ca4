package holosite.rules.compile;

import holosite.language.filter.Being;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Layout;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.text.CardTest;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/** Makes filters that look for a relation to another card ready to be asked. */
final class RelatedCompiler {
    /** Relations in which a card excluded from a battle does not stand while the battle lasts. */
    private static final Set<Relation> TOGETHER =
            EnumSet.of(
                    Relation.WITH,
                    Relation.PRESENT_WITH,
                    Relation.AT_SAME_SITE_AS,
                    Relation.WHERE_IS,
                    Relation.WHERE_PRESENT);

    /**
     * Relations of place: an undercover spy stands in none of them unless a text names such spies.
     */
    private static final Set<Relation> BY_PLACE =
            EnumSet.of(
                    Relation.WITH,
                    Relation.PRESENT_WITH,
                    Relation.AT_SAME_SITE_AS,
                    Relation.AT_SAME_OR_ADJACENT_SITE_AS,
                    Relation.AT_ADJACENT_SITE_TO,
                    Relation.WHERE_IS,
                    Relation.WHERE_PRESENT);

    private final FilterCompiler filters;

    RelatedCompiler(FilterCompiler filters) {
        this.filters = filters;
    }

    /**
     * @param excludedCount whether cards excluded from a battle count for the text that asks
     */
    CardTest test(Related related, boolean excludedCount) {
        Relation relation = related.relation();
        boolean excludedToo = excludedCount || !TOGETHER.contains(relation);
        if (relation == Relation.IN_DIRECTION_OF) {
            return inDirection(related);
        }
        if (relation == Relation.FARTHER_FROM) {
            return farther(related);
        }
        if (related.to() instanceof Being being) {
            return toOne(relation, filters.single(being.card()), excludedToo);
        }
        Filter others = Alternatives.apart(related.to());
        CardTest to =
                relation == Relation.BEARING || TOGETHER.contains(relation)
                        ? filters.weapons(others)
                        : filters.test(others);
        if (relation == Relation.DEPLOYING_WITH) {
            // what deploys together is not in play yet
            return (game, x, card) -> {
                int other = game.assumptions().deployedWith(card);
                return other != Table.NOBODY && to.fits(game, x, other);
            };
        }
        return relation == Relation.HOLDS || FilterNames.namesStacked(related.to())
                ? toStacked(relation, to)
                : toAny(related, to, excludedToo);
    }

    /** Seen from where the affected card is before it moves. */
    private CardTest inDirection(Related related) {
        var mover = filters.single(Known.AFFECTED);
        var goals = filters.which(related.to());
        return (game, x, card) -> {
            int from = Whereabouts.location(game.table(), mover.card(game, x));
            return Arrays.stream(goals.all(game, x))
                    .map(goal -> Whereabouts.location(game.table(), goal))
                    .anyMatch(goal -> Layout.sameDirection(game, from, goal, card));
        };
    }

    /** Farther from all of them than the affected card is before it moves. */
    private CardTest farther(Related related) {
        var mover = filters.single(Known.AFFECTED);
        var goals = filters.which(related.to());
        return (game, x, card) -> {
            int from = Whereabouts.location(game.table(), mover.card(game, x));
            return game.table().laidOut(card)
                    && from != Table.NOBODY
                    && Arrays.stream(goals.all(game, x))
                            .map(goal -> Whereabouts.location(game.table(), goal))
                            .allMatch(goal -> Layout.isFarther(game, goal, from, card));
        };
    }

    private static CardTest toOne(
            Relation relation, FilterCompiler.Single single, boolean excludedToo) {
        return (game, x, card) -> {
            int other = single.card(game, x);
            return other != Table.NOBODY
                    && (excludedToo || !anyExcluded(game, card, other))
                    && Relations.holds(game, relation, card, other);
        };
    }

    /** What only lies under a card is not on the table. */
    private static CardTest toStacked(Relation relation, CardTest to) {
        return (game, x, card) -> {
            var table = game.table();
            for (int other = 0; other < table.count(); other++) {
                if (table.role(other) == Role.STACKED
                        && Relations.holds(game, relation, card, other)
                        && to.fits(game, x, other)) {
                    return true;
                }
            }
            return false;
        };
    }

    private static CardTest toAny(Related related, CardTest to, boolean excludedToo) {
        Relation relation = related.relation();
        boolean inactiveToo =
                FilterNames.namesInactive(related.to()) || relation == Relation.ESCORTING;
        boolean spiesToo =
                !BY_PLACE.contains(relation) || FilterNames.namesUndercover(related.to());
        boolean crewToo =
                (relation == Relation.PILOTED_BY || relation == Relation.HAS_ABOARD)
                        && FilterNames.namesPersona(related.to());
        return (game, x, card) -> {
            if (crewToo && Relations.holdsByCrew(game, relation, card) && to.fits(game, x, card)) {
                return true;
            }
            var standing = Standing.of(game);
            for (int i = 0; i < standing.cardsInPlay(); i++) {
                int other = standing.cardInPlay(i);
                if ((inactiveToo
                                || standing.active(i)
                                || relation == Relation.HAS_ABOARD && !standing.isActive(card))
                        && (excludedToo || !anyExcluded(game, card, other))
                        && (spiesToo || !game.table().has(other, Flag.UNDERCOVER))
                        && Relations.holds(game, relation, card, other)
                        && to.fits(game, x, other)) {
                    return true;
                }
            }
            return false;
        };
    }

    private static boolean anyExcluded(GameState game, int card, int other) {
        return game.table().has(card, Flag.EXCLUDED) || game.table().has(other, Flag.EXCLUDED);
    }
}
