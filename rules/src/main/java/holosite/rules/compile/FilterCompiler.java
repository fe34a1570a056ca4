package holosite.rules.compile;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.card.Uniqueness;
import holosite.language.filter.AllOf;
import holosite.language.filter.Among;
import holosite.language.filter.Being;
import holosite.language.filter.Belonging;
import holosite.language.filter.CancelableBy;
import holosite.language.filter.CardState;
import holosite.language.filter.Chosen;
import holosite.language.filter.DoneTo;
import holosite.language.filter.Dotted;
import holosite.language.filter.DrawnAs;
import holosite.language.filter.Everything;
import holosite.language.filter.Figured;
import holosite.language.filter.FiguredAt;
import holosite.language.filter.FiguresTogether;
import holosite.language.filter.Filter;
import holosite.language.filter.Generic;
import holosite.language.filter.Held;
import holosite.language.filter.ImmuneToTitle;
import holosite.language.filter.InPile;
import holosite.language.filter.InState;
import holosite.language.filter.Not;
import holosite.language.filter.OfNamedType;
import holosite.language.filter.OfSubtype;
import holosite.language.filter.OfSystem;
import holosite.language.filter.OfType;
import holosite.language.filter.OneOf;
import holosite.language.filter.OwnImmunity;
import holosite.language.filter.OwnText;
import holosite.language.filter.PersonaOf;
import holosite.language.filter.PrintedIcon;
import holosite.language.filter.PrintedTrait;
import holosite.language.filter.RaceDestiny;
import holosite.language.filter.RacesWithin;
import holosite.language.filter.Ref;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;
import holosite.language.filter.SeveralOf;
import holosite.language.filter.TargetInstead;
import holosite.language.filter.TargetedAs;
import holosite.language.filter.TitleHas;
import holosite.language.filter.Titled;
import holosite.language.filter.WhereItCouldDeploy;
import holosite.language.filter.WithAgenda;
import holosite.language.filter.WithIcon;
import holosite.language.filter.WithTrait;
import holosite.rules.action.InterruptKinds;
import holosite.rules.deploy.EffectsElsewhere;
import holosite.rules.destiny.RaceDestinies;
import holosite.rules.force.HandQuestions;
import holosite.rules.force.Piles;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Immunities;
import holosite.rules.modifier.Standing;
import holosite.rules.persona.StandIns;
import holosite.rules.place.PilotSkill;
import holosite.rules.podrace.RaceTotals;
import holosite.rules.politics.Senate;
import holosite.rules.presence.Presence;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardQuery;
import holosite.rules.text.CardTest;
import holosite.rules.text.Players;
import holosite.rules.text.Slots;
import holosite.rules.text.Value;
import holosite.rules.weapon.PermanentWeapons;
import holosite.rules.whereabouts.Whereabouts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;

/** Makes filters ready to be asked. */
public final class FilterCompiler {
    private static final Filter UNCOUNTED = new WithTrait(Trait.UNCOUNTED_BY_EPIC_EVENTS);

    private final Slots slots;

    public FilterCompiler(Slots slots) {
        this.slots = slots;
    }

    CardQuery which(Filter filter) {
        return which(filter, true);
    }

    /** The cards a condition or a count means; cards excluded from a battle there do not count. */
    CardQuery counted(Filter filter) {
        boolean before = slots.countBuiltIn(!FilterNames.namesAllCards(filter));
        CardQuery which = which(filter, slots.excludedCount() || !FilterNames.namesPlace(filter));
        slots.countBuiltIn(before);
        return which;
    }

    /**
     * The cards whose number or figures go into a calculation: an Epic Event leaves out locations
     * that do not count for it.
     */
    CardQuery calculated(Filter filter) {
        return counted(slots.ofEpicEvent() ? filter.except(UNCOUNTED) : filter);
    }

    /** The weapons a text speaks of where they are used, not moved about: built-in ones too. */
    CardTest weapons(Filter filter) {
        boolean before = slots.countBuiltIn(true);
        CardTest test = test(filter);
        slots.countBuiltIn(before);
        return test;
    }

    private CardQuery which(Filter filter, boolean excludedToo) {
        return new CardQuery(
                test(Alternatives.apart(filter)),
                FilterNames.namesInactive(filter),
                FilterNames.namesUndercover(filter),
                FilterNames.namesStacked(filter),
                excludedToo);
    }

    /** What is printed on a card is told apart soonest, and remembered for each card. */
    public CardTest test(Filter filter) {
        return slots.builtInCount() && FilterNames.namesWeapon(filter)
                ? made(filter)
                : PrintedTest.before(filter, made(filter));
    }

    private CardTest made(Filter filter) {
        return switch (filter) {
            case Everything e -> CardTest.all();
            case OfType t when t.type() == CardType.WEAPON && slots.builtInCount() ->
                    (game, x, card) ->
                            game.table().definition(card).is(CardType.WEAPON)
                                    || PermanentWeapons.has(game, card);
            case OfSubtype s when FilterNames.isWeapon(s.subtype()) && slots.builtInCount() ->
                    (game, x, card) ->
                            game.table().definition(card).is(s.subtype())
                                    || game.table().definition(card).hasPermanentWeapon(s.subtype())
                                            && PermanentWeapons.has(game, card);
            case WithTrait t when t.trait().of() == CardType.WEAPON && slots.builtInCount() ->
                    (game, x, card) ->
                            Standing.of(game).hasTrait(game, card, t.trait())
                                    || game.table().definition(card).hasPermanentWeapon(t.trait())
                                            && PermanentWeapons.has(game, card);
            case Titled t when slots.builtInCount() ->
                    (game, x, card) ->
                            game.table().definition(card).titled(t.title())
                                            && !game.table().has(card, Flag.BLOWN_AWAY)
                                    || game.table().definition(card).hasPermanentWeapon(t.title())
                                            && PermanentWeapons.has(game, card);
            case OfNamedType t -> {
                int slot = slots.number(t.name());
                yield (game, x, card) -> HandQuestions.isNamed(game, card, x.number(slot));
            }
            case OfType t -> (game, x, card) -> game.table().definition(card).type() == t.type();
            case OfSubtype s when s.subtype() == Subtype.CAPITAL ->
                    (game, x, card) ->
                            game.table().definition(card).is(Subtype.CAPITAL)
                                    && !game.assumptions().deploysLikeStarfighter(card);
            case OfSubtype s when s.subtype() == Subtype.STARFIGHTER ->
                    (game, x, card) ->
                            game.table().definition(card).is(Subtype.STARFIGHTER)
                                    || game.assumptions().deploysLikeStarfighter(card);
            case OfSubtype s when InterruptKinds.canChange(s.subtype()) ->
                    (game, x, card) -> InterruptKinds.is(game, card, s.subtype());
            case OfSubtype s -> {
                Subtype subtype = s.subtype();
                yield (game, x, card) -> game.table().definition(card).is(subtype);
            }
            case PrintedIcon i -> (game, x, card) -> game.table().definition(card).has(i.icon());
            case PrintedTrait t -> (game, x, card) -> game.table().definition(card).is(t.trait());
            case WithIcon i -> (game, x, card) -> Standing.of(game).hasIcon(game, card, i.icon());
            case WithTrait t when t.trait().isSquadron() ->
                    (game, x, card) -> PilotSkill.isOfSquadron(game, card, t.trait());
            case WithTrait t ->
                    (game, x, card) -> Standing.of(game).hasTrait(game, card, t.trait(), x.it());
            case WithAgenda a -> (game, x, card) -> Senate.hasAgenda(game, card, a.agenda());
            case DrawnAs d -> (game, x, card) -> game.assumptions().isDrawnFor(card, d.kinds());
            case Titled t ->
                    (game, x, card) ->
                            game.table().definition(card).titled(t.title())
                                    && !game.table().has(card, Flag.BLOWN_AWAY);
            case TitleHas t -> {
                String word = t.word().toLowerCase(java.util.Locale.ROOT);
                yield (game, x, card) ->
                        game.table().definition(card).titleHas(word, t.whole())
                                && !game.table().has(card, Flag.BLOWN_AWAY);
            }
            case TargetedAs t ->
                    (game, x, card) -> StandIns.isMeant(game, x.it(), t.persona(), card);
            case PersonaOf p ->
                    (game, x, card) -> game.table().definition(card).isPersona(p.name());
            case OfSystem s ->
                    (game, x, card) ->
                            game.table().definition(card).isLocation()
                                    && (Whereabouts.systemOf(game, card).equals(s.system())
                                            || game.table()
                                                    .definition(card)
                                                    .namedAfter(s.system()));
            case Belonging b ->
                    (game, x, card) -> Players.means(b.who(), x, game.table().owner(card));
            case Dotted d ->
                    (game, x, card) ->
                            game.table().definition(card).card().uniqueness().unique() == d.one();
            case Generic g ->
                    (game, x, card) ->
                            game.table().definition(card).card().uniqueness().scope()
                                    == Uniqueness.Scope.SYSTEM;
            case OwnText o ->
                    (game, x, card) ->
                            OwnTexts.tells(game.table().definition(card).card(), o.tells());
            case DoneTo d -> CardStates.doneTo(test(d.by()), d.figures());
            case ImmuneToTitle i ->
                    (game, x, card) -> Immunities.protectsFrom(game, card, i.title());
            case OwnImmunity o ->
                    (game, x, card) ->
                            OwnTexts.immune(game.table().definition(card).card(), o.title());
            case CancelableBy c ->
                    (game, x, card) ->
                            OwnTexts.canceledBy(game.table().definition(card).card(), c.title())
                                    && !CardStates.is(game, CardState.TEXT_CANCELED, card);
            case Figured f -> {
                Value amount = new AmountCompiler(slots).value(f.amount());
                yield (game, x, card) ->
                        f.compare()
                                .holds(Figures.asked(game, f.figure(), card), amount.of(game, x));
            }
            case FiguresTogether f -> {
                Value amount = new AmountCompiler(slots).value(f.amount());
                yield (game, x, card) ->
                        f.compare()
                                .holds(
                                        orNothing(Figures.asked(game, f.first(), card))
                                                + orNothing(Figures.asked(game, f.second(), card)),
                                        amount.of(game, x));
            }
            case FiguredAt f -> {
                Value amount = new AmountCompiler(slots).value(f.amount());
                yield (game, x, card) ->
                        game.table().definition(card).isLocation()
                                && f.compare()
                                        .holds(
                                                AmountCompiler.at(
                                                        game,
                                                        f.figure(),
                                                        card,
                                                        Players.one(f.whose(), x)),
                                                amount.of(game, x));
            }
            case Among among -> oneOf(slots.card(among.cards().name()));
            case Being b when b.card() instanceof Chosen chosen -> oneOf(slots.card(chosen.name()));
            case Being b -> {
                Single single = single(b.card());
                yield (game, x, card) -> single.card(game, x) == card;
            }
            case InState s -> (game, x, card) -> CardStates.is(game, s.state(), card);
            case InPile in -> {
                Zone zone = Zone.of(in.pile());
                yield (game, x, card) ->
                        game.table().in(card, zone)
                                && Players.means(in.whose(), x, game.table().owner(card));
            }
            case SeveralOf several -> {
                Zone zone = Zone.of(several.pile());
                yield (game, x, card) ->
                        game.table().in(card, zone)
                                && Players.means(several.whose(), x, game.table().owner(card))
                                && Piles.hasAnother(game.table(), card, zone);
            }
            case Held h -> (game, x, card) -> held(game, h, x, card);
            case RaceDestiny r ->
                    (game, x, card) ->
                            r.topmost()
                                    ? RaceDestinies.isTopmost(game.table(), card)
                                    : RaceDestinies.is(game.table(), card);
            case RacesWithin r -> {
                Value distance = new AmountCompiler(slots).value(r.distance());
                yield (game, x, card) ->
                        game.table().definition(card).is(CardType.PODRACER)
                                && RaceTotals.anyWithin(
                                        game,
                                        Players.one(r.whose(), x),
                                        distance.of(game, x),
                                        Figures.of(game, Figure.RACE_TOTAL, card));
            }
            case Related r -> related(r);
            case TargetInstead t -> {
                Single by = single(t.by());
                Single old = single(t.old());
                yield (game, x, card) ->
                        Retargets.possible(game, by.card(game, x), old.card(game, x), card);
            }
            case WhereItCouldDeploy w -> {
                Single what = single(w.card());
                yield (game, x, card) -> EffectsElsewhere.couldGo(game, what.card(game, x), card);
            }
            case AllOf all -> {
                CardTest[] tests = tests(all);
                yield (game, x, card) -> {
                    for (CardTest test : tests) {
                        if (!test.fits(game, x, card)) {
                            return false;
                        }
                    }
                    return true;
                };
            }
            case OneOf one -> {
                var tests = one.filters().stream().map(this::made).toArray(CardTest[]::new);
                yield (game, x, card) -> {
                    for (CardTest test : tests) {
                        if (test.fits(game, x, card)) {
                            return true;
                        }
                    }
                    return false;
                };
            }
            case Not n -> {
                CardTest test = made(n.filter());
                yield (game, x, card) -> !test.fits(game, x, card);
            }
        };
    }

    /** The cards that have a name. */
    private static CardTest oneOf(int slot) {
        return (game, x, card) -> {
            for (int one : x.cards(slot)) {
                if (one == card) {
                    return true;
                }
            }
            return false;
        };
    }

    private static boolean held(GameState game, Held held, Context x, int location) {
        Side player = Players.resolve(held.who(), x);
        return switch (held.hold()) {
            case OCCUPIED ->
                    player == null
                            ? Presence.occupies(game, Side.DARK, location)
                                    || Presence.occupies(game, Side.LIGHT, location)
                            : Presence.occupies(game, player, location);
            case CONTROLLED ->
                    player == null
                            ? Presence.controls(game, Side.DARK, location)
                                    || Presence.controls(game, Side.LIGHT, location)
                            : Presence.controls(game, player, location);
        };
    }

    /** The tests of several filters, the cheapest first. */
    private CardTest[] tests(AllOf all) {
        var parts = new ArrayList<>(all.filters());
        parts.sort(Comparator.comparingInt(FilterEffort::of));
        boolean persona = FilterNames.namesPersona(all);
        var tests = new CardTest[parts.size()];
        for (int i = 0; i < tests.length; i++) {
            tests[i] =
                    persona && parts.get(i) instanceof Related r
                            ? orByCrew(r, related(r))
                            : made(parts.get(i));
        }
        return tests;
    }

    /** A persona built into a ship is aboard it and pilots it. */
    private CardTest orByCrew(Related related, CardTest test) {
        if (related.relation() != Relation.ABOARD
                && related.relation() != Relation.PILOTING
                && related.relation() != Relation.DRIVING) {
            return test;
        }
        CardTest ship = test(related.to());
        return (game, x, card) ->
                test.fits(game, x, card)
                        || Relations.holdsByCrew(game, related.relation(), card)
                                && ship.fits(game, x, card);
    }

    private CardTest related(Related related) {
        return new RelatedCompiler(this).test(related, slots.excludedCount());
    }

    /** One card referred to, read at the moment it is asked for. */
    interface Single {
        int card(GameState game, Context context);
    }

    Single single(Ref ref) {
        return Pointers.to(ref, slots);
    }

    /** All the cards referred to: a name may mean several. */
    interface Several {
        int[] cards(GameState game, Context context);
    }

    /**
     * The cards an effect works on: those chosen under a name (or some of them), or all that fit.
     */
    Several several(Filter filter) {
        if (filter instanceof Being being && being.card() instanceof Chosen chosen) {
            int slot = slots.card(chosen.name());
            return (game, x) -> x.cards(slot);
        }
        if (filter instanceof Being being) {
            Single single = single(being.card());
            return (game, x) -> {
                int card = single.card(game, x);
                return card == Table.NOBODY ? new int[0] : new int[] {card};
            };
        }
        if (filter instanceof AllOf all && all.outOf().isPresent()) {
            int slot = slots.card(all.outOf().get().name());
            CardTest test = test(filter);
            return (game, x) ->
                    Arrays.stream(x.cards(slot)).filter(card -> test.fits(game, x, card)).toArray();
        }
        CardQuery which = which(filter);
        return which::all;
    }

    private static double orNothing(double figure) {
        return Double.isNaN(figure) ? 0 : figure;
    }
}
