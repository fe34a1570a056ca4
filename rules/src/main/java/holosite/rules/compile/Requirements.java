package holosite.rules.compile;

import holosite.language.ability.Allows;
import holosite.language.ability.Cost;
import holosite.language.ability.Deed;
import holosite.language.amount.Remembered;
import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.effect.Activate;
import holosite.language.effect.AskAboutHand;
import holosite.language.effect.BeginPodrace;
import holosite.language.effect.Branch;
import holosite.language.effect.BreakCover;
import holosite.language.effect.Capture;
import holosite.language.effect.ChooseOne;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.DeployTogether;
import holosite.language.effect.DrawCards;
import holosite.language.effect.DrawRaceDestiny;
import holosite.language.effect.Effect;
import holosite.language.effect.FireTwice;
import holosite.language.effect.FireWeapon;
import holosite.language.effect.HandOver;
import holosite.language.effect.InAnyOrder;
import holosite.language.effect.Lasting;
import holosite.language.effect.LookAt;
import holosite.language.effect.MoveTo;
import holosite.language.effect.MoveTogether;
import holosite.language.effect.MoveWithinRange;
import holosite.language.effect.PickFrom;
import holosite.language.effect.PickFromPileAtRandom;
import holosite.language.effect.PickTop;
import holosite.language.effect.PlayFromHere;
import holosite.language.effect.PlaySabacc;
import holosite.language.effect.Relocate;
import holosite.language.effect.RevealBottom;
import holosite.language.effect.Shuffle;
import holosite.language.effect.Steal;
import holosite.language.effect.TakeFrom;
import holosite.language.effect.UseDevice;
import holosite.language.effect.UseTheirForce;
import holosite.language.filter.AllOf;
import holosite.language.filter.Among;
import holosite.language.filter.Being;
import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import holosite.rules.action.DeviceUse;
import holosite.rules.capture.Captivity;
import holosite.rules.capture.Capturing;
import holosite.rules.capture.Stealing;
import holosite.rules.card.ProgramId;
import holosite.rules.deploy.PlayingFromUnder;
import holosite.rules.force.ForceUse;
import holosite.rules.force.Piles;
import holosite.rules.move.Moves;
import holosite.rules.podrace.Podraces;
import holosite.rules.sabacc.Sabacc;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardQuery;
import holosite.rules.text.CardTest;
import holosite.rules.text.Check;
import holosite.rules.text.Players;
import holosite.rules.text.Slots;
import holosite.rules.uniqueness.CardsNamedToDeploy;
import holosite.rules.weapon.Fire;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What must be there before an action can be begun, derived from what it does: nothing is taken,
 * drawn, activated, looked at or shuffled from an empty pile or hand, nobody relocated without a
 * place to go. Drawing destiny and retrieving need nothing.
 */
final class Requirements {
    private final FilterCompiler filters;
    private final List<Opening> openings = new ArrayList<>();

    /** Piles that what is paid for the action puts a card on. */
    private final Set<Pile> filled = EnumSet.noneOf(Pile.class);

    /** Whether the effects looked at so far break the cover of spies. */
    private boolean breaksCover;

    private final ProgramId text;

    Requirements(ProgramId text, Slots slots) {
        this.text = text;
        filters = new FilterCompiler(slots);
    }

    /** The same of an action for which this is paid first. */
    Requirements after(List<Cost> costs) {
        for (Cost cost : costs) {
            if (cost instanceof Cost.GiveFromHand give && give.who() == Who.YOU) {
                filled.add(give.to());
            }
        }
        return this;
    }

    Check of(List<Effect> effects) {
        var checks =
                Stream.concat(opening(effects), effects.stream().map(this::of))
                        .filter(check -> !Check.isTrue(check))
                        .toArray(Check[]::new);
        return all(checks);
    }

    /** Cards by whose unlimited move an action begins must be there, and all able to go. */
    private Stream<Check> opening(List<Effect> effects) {
        if (effects.isEmpty() || !(effects.getFirst() instanceof MoveTo e && e.unlimited())) {
            return Stream.empty();
        }
        var cards = filters.several(e.cards());
        CardQuery to = filters.which(e.to());
        return Stream.of(
                (game, x) -> {
                    int[] movers = cards.cards(game, x);
                    return movers.length > 0
                            && Arrays.stream(to.all(game, x))
                                    .anyMatch(place -> canAllMove(game, movers, place, e));
                });
    }

    private static boolean canAllMove(GameState game, int[] movers, int place, MoveTo move) {
        return Arrays.stream(movers)
                .allMatch(one -> Moves.canMoveByText(game, one, place, move.free(), true));
    }

    private static Check all(Check... checks) {
        if (checks.length == 0) {
            return Check.always();
        }
        return (game, x) -> {
            for (Check check : checks) {
                if (!check.holds(game, x)) {
                    return false;
                }
            }
            return true;
        };
    }

    /** One of the ways to go on must be possible. */
    private static Check any(Check... checks) {
        for (Check check : checks) {
            if (Check.isTrue(check)) {
                return Check.always();
            }
        }
        return (game, x) -> {
            for (Check check : checks) {
                if (check.holds(game, x)) {
                    return true;
                }
            }
            return false;
        };
    }

    private Check of(Effect effect) {
        return switch (effect) {
            case TakeFrom e -> search(e.taker(), e.whose(), e.from());
            case DeployFrom e when isSearch(e.which()) -> {
                Check search = search(e.who(), e.who(), e.from());
                CardsNamedToDeploy named = CardsNamedToDeploy.of(e);
                yield named.none()
                        ? search
                        : (game, x) ->
                                search.holds(game, x)
                                        && !named.allBarred(game, Players.one(e.who(), x));
            }
            case DeployFrom e -> notEmpty(e.who(), e.from());
            case DeployTogether e -> {
                CardTest either = filters.test(e.vessel().or(e.crew()));
                Check deck = search(Who.YOU, Who.YOU, Pile.RESERVE_DECK);
                yield (game, x) ->
                        deck.holds(game, x)
                                && Piles.fitting(game, x, either, x.player(), Zone.HAND).length > 0;
            }
            case DrawCards e -> notEmpty(e.who(), e.from());
            // how much is not known yet where destiny decides
            case Activate e when e.amount() instanceof Remembered -> Check.always();
            case Activate e -> notEmpty(e.who(), Pile.RESERVE_DECK);
            case PlayFromHere e -> {
                CardTest which = filters.test(e.which());
                yield (game, x) -> PlayingFromUnder.anyPlayable(game, x, which);
            }
            case UseTheirForce e -> {
                Check notEmpty = notEmpty(Who.OPPONENT, Pile.FORCE_PILE);
                yield (game, x) ->
                        notEmpty.holds(game, x) && ForceUse.theirs(game, x.player()) == 0;
            }
            case AskAboutHand _ -> notEmpty(Who.OPPONENT, Pile.HAND);
            case LookAt e -> notEmpty(e.whose(), e.pile());
            case Shuffle e -> notEmpty(e.whose(), e.pile());
            case PickFromPileAtRandom e -> notEmpty(e.whose(), e.from());
            case PickTop e -> notEmpty(e.whose(), e.from());
            case PlaySabacc e ->
                    (game, x) ->
                            size(game, Side.DARK, Zone.RESERVE_DECK) >= Sabacc.FIRST_CARDS
                                    && size(game, Side.LIGHT, Zone.RESERVE_DECK)
                                            >= Sabacc.FIRST_CARDS;
            case PickFrom e when e.from() == Pile.HAND -> besidesItself(e.whose());
            case PickFrom e -> notEmpty(e.whose(), e.from());
            case RevealBottom e -> notEmpty(e.whose(), e.pile());
            case BeginPodrace e ->
                    (game, x) -> !Podraces.begun(game) && !Podraces.goesOn(game, x.it());
            case DrawRaceDestiny e ->
                    (game, x) -> Podraces.mayDraw(game, Players.one(e.who(), x), x.it());
            case Relocate e when e.to() instanceof Being -> toTarget(e);
            case InAnyOrder e -> all(e.parts().stream().map(this::of).toArray(Check[]::new));
            case ChooseOne e -> any(e.options().stream().map(this::of).toArray(Check[]::new));
            case Branch e -> {
                // a place that was targeted must be possible, whatever the action leads to
                var checks =
                        e.branches().stream()
                                .flatMap(branch -> branch.then().stream())
                                .filter(
                                        then ->
                                                then instanceof Relocate r
                                                        && r.to() instanceof Being)
                                .map(this::of)
                                .toArray(Check[]::new);
                yield all(checks);
            }
            case Relocate e -> {
                var cards = filters.several(e.cards());
                CardQuery to = filters.which(e.to());
                yield (game, x) ->
                        Destinations.relocating(game, to.all(game, x), cards.cards(game, x)).length
                                > 0;
            }
            case MoveTo e when !e.unlimited() -> {
                var cards = filters.several(e.cards());
                CardQuery to = filters.which(e.to());
                yield (game, x) ->
                        Destinations.byText(game, to.all(game, x), cards.cards(game, x), e).length
                                > 0;
            }
            case MoveWithinRange e -> {
                var cards = filters.several(e.cards());
                CardQuery to = filters.which(e.to());
                yield (game, x) ->
                        Moves.withinRange(game, to.all(game, x), cards.cards(game, x)).length > 0;
            }
            case UseDevice e -> {
                var devices = filters.several(e.device());
                yield (game, x) ->
                        Arrays.stream(devices.cards(game, x))
                                .anyMatch(device -> DeviceUse.possible(game, x.player(), device));
            }
            case MoveTogether e -> {
                var cards = filters.several(e.cards());
                yield (game, x) -> Moves.together(game, cards.cards(game, x)).length > 0;
            }
            // one certain card must be able to be captured; of described ones there may be none
            case Capture e when e.cards() instanceof Being(Ref one) -> {
                var captive = filters.single(one);
                yield (game, x) -> {
                    int card = captive.card(game, x);
                    return card != Table.NOBODY && Capturing.isPossible(game, card, x.it());
                };
            }
            case Steal e -> {
                var loot = filters.several(e.cards());
                var carrier = e.carrier().map(filters::single);
                yield (game, x) -> {
                    int to = carrier.map(by -> by.card(game, x)).orElse(Table.NOBODY);
                    Side thief = Players.one(e.by(), x);
                    return Arrays.stream(loot.cards(game, x))
                            .anyMatch(one -> Stealing.mayBeStolen(game, one, thief, to));
                };
            }
            case HandOver e -> {
                var captives = filters.several(e.captives());
                var escort = filters.single(e.to());
                yield (game, x) -> {
                    int to = escort.card(game, x);
                    return to != Table.NOBODY
                            && Arrays.stream(captives.cards(game, x))
                                    .anyMatch(one -> Captivity.mayHandOver(game, one, to));
                };
            }
            case BreakCover _ -> {
                breaksCover = true;
                yield Check.always();
            }
            case FireWeapon e -> {
                var weapons = filters.several(e.weapon());
                boolean outOfCover = breaksCover;
                Optional<FilterCompiler.Single> by = e.by().map(filters::single);
                yield (game, x) ->
                        Arrays.stream(weapons.cards(game, x))
                                .filter(
                                        weapon ->
                                                by.isEmpty()
                                                        || Fire.couldBeFiredBy(
                                                                game,
                                                                weapon,
                                                                by.get().card(game, x)))
                                .anyMatch(
                                        weapon ->
                                                Fire.couldByText(
                                                        game,
                                                        weapon,
                                                        e.free(),
                                                        outOfCover,
                                                        opened(game, x, weapon)));
            }
            case FireTwice e -> {
                var weapon = filters.single(e.weapon());
                yield (game, x) -> Fire.couldInBattle(game, weapon.card(game, x));
            }
            case Lasting e
                    when e.ability() instanceof Allows allows
                            && allows.deed() == Deed.BE_TARGETED -> {
                openings.add(
                        new Opening(filters.which(allows.what()), filters.test(allows.where())));
                yield Check.always();
            }
            default -> Check.always();
        };
    }

    /** Cards this weapon may be aimed at only because the action itself says so first. */
    private int[] opened(GameState game, Context x, int weapon) {
        return openings.stream()
                .filter(opening -> opening.by().fits(game, x, weapon))
                .flatMapToInt(opening -> Arrays.stream(opening.targets().all(game, x)))
                .toArray();
    }

    private record Opening(CardQuery targets, CardTest by) {}

    /**
     * The travelers must be able to go to the place that was aimed at for them: all that were
     * chosen; of cards that are only described, all that are free to move.
     */
    private Check toTarget(Relocate e) {
        var cards = filters.several(e.cards());
        CardQuery to = filters.which(e.to());
        boolean chosen = e.cards() instanceof Being;
        return (game, x) -> {
            int[] places = to.all(game, x);
            int[] travelers = cards.cards(game, x);
            return places.length > 0
                    && Arrays.stream(places)
                            .allMatch(
                                    place ->
                                            chosen
                                                    ? Moves.canRelocateAll(game, travelers, place)
                                                    : Moves.canRelocateMovers(
                                                            game, travelers, place));
        };
    }

    /** Cards that were revealed or chosen before are not searched for. */
    static boolean isSearch(Filter which) {
        return switch (which) {
            case Among a -> false;
            case Being b -> false;
            case AllOf all -> all.every(Requirements::isSearch);
            default -> true;
        };
    }

    /**
     * A pile is not searched while it is empty, nor again in a turn by a text that found nothing.
     */
    private Check search(Who seeker, Who whose, Pile pile) {
        Check notEmpty = notEmpty(whose, pile);
        Zone zone = Zone.of(pile);
        return (game, x) ->
                notEmpty.holds(game, x)
                        && !game.uses()
                                .hasFailed(
                                        Players.one(seeker, x), text, Players.one(whose, x), zone);
    }

    private Check notEmpty(Who whose, Pile pile) {
        if (whose == Who.YOU && filled.contains(pile)) {
            return Check.always();
        }
        Zone zone = Zone.of(pile);
        return (game, x) -> {
            Side player = Players.resolve(whose, x);
            return player == null
                    ? size(game, Side.DARK, zone) > 0 || size(game, Side.LIGHT, zone) > 0
                    : size(game, player, zone) > 0;
        };
    }

    /** The card that is being played is no longer a card of the hand. */
    private static Check besidesItself(Who whose) {
        return (game, x) -> {
            Side player = Players.one(whose, x);
            int own = game.table().in(x.it(), player, Zone.HAND) ? 1 : 0;
            return size(game, player, Zone.HAND) > own;
        };
    }

    private static int size(GameState game, Side player, Zone zone) {
        return game.table().size(player, zone);
    }
}
