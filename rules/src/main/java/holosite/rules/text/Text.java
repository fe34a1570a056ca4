package holosite.rules.text;

import holosite.language.ability.Deed;
import holosite.language.ability.Fires;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Trait;
import holosite.language.card.Who;
import holosite.language.filter.CardState;
import holosite.rules.table.Zone;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What one card, or one end of a location, says, compiled and sorted by kind. */
public record Text(
        List<FigureChange> figureChanges,
        List<Ruling> forbids,
        List<Ruling> allows,
        List<Ruling> tolls,
        List<Immunity> immunities,
        List<Protection> protections,
        List<GrantedFeature> grants,
        List<Canceling> textCancels,
        List<Canceling> cancels,
        List<Copy> copies,
        List<DeployWay> ways,
        List<DeployRestriction> deployRestrictions,
        List<CardAction> actions,
        List<CardAction> triggers,
        List<StateTrigger> stateTriggers,
        List<WeaponFire> firings,
        List<Start> starts,
        List<WanderingPath> wanderingPaths,
        List<CarriedAlong> carriedAlong,
        List<Replaced> replaced) {

    /** Everything here that is in force while the card is on the table. */
    public List<Part> parts() {
        var parts = new java.util.ArrayList<Part>(figureChanges);
        parts.addAll(forbids);
        parts.addAll(allows);
        parts.addAll(tolls);
        parts.addAll(immunities);
        parts.addAll(protections);
        parts.addAll(grants);
        parts.addAll(textCancels);
        parts.addAll(cancels);
        parts.addAll(copies);
        parts.addAll(actions);
        parts.addAll(triggers);
        parts.addAll(stateTriggers);
        return parts;
    }

    /** Any of the parts that stay in force while the card is on the table. */
    public sealed interface Part
            permits FigureChange,
                    Ruling,
                    Immunity,
                    Protection,
                    GrantedFeature,
                    Canceling,
                    Copy,
                    CardAction,
                    StateTrigger {
        Check when();

        /** Whether it refers to the card affected, or to what that card is aimed at. */
        default boolean pointed() {
            return true;
        }

        /** Whether it says of itself that it counts while its card is in this state. */
        default boolean countsWhile(CardState state) {
            return false;
        }

        /** Whether everything it says depends only on the positions of the cards on the table. */
        default boolean positional() {
            return false;
        }
    }

    /** A change of a figure. */
    public record FigureChange(
            Modifies said,
            Figure figure,
            Modifier.Op op,
            Value amount,
            CardTest of,
            Who whose,
            CardTest toward,
            boolean cumulative,
            Check when,
            boolean pointed,
            boolean positional)
            implements Part {

        @Override
        public boolean countsWhile(CardState state) {
            return OwnState.asked(said.when(), state);
        }

        /** The same, but it adds up with others that say the same. */
        public FigureChange addingUp() {
            return new FigureChange(
                    said, figure, op, amount, of, whose, toward, true, when, pointed, positional);
        }
    }

    /** Something forbidden, allowed or taxed. */
    public record Ruling(
            Ruling.Kind kind,
            Deed deed,
            Who who,
            CardTest what,
            CardTest where,
            Value force,
            Check when,
            boolean pointed)
            implements Part {
        /** Which of the three. */
        public enum Kind {
            FORBIDS,
            ALLOWS,
            TOLL
        }
    }

    /** Immunity to attrition below a bound. */
    public record Immunity(CardTest who, Value bound, boolean exactly, Check when, boolean pointed)
            implements Part {}

    /**
     * Immunity to cards, and which titles of theirs it names. If it is that of the card on which
     * the speaking one is stacked, it holds although the speaking card is not on the table.
     */
    public record Protection(
            CardTest who,
            CardTest to,
            Set<String> titles,
            Check when,
            boolean pointed,
            boolean positional,
            boolean ofHolder)
            implements Part {
        public Protection {
            titles = Set.copyOf(titles);
        }
    }

    /** A skill given, perhaps only toward what certain cards say, or one that is lost. */
    public record GrantedFeature(
            boolean lost,
            CardTest to,
            Optional<Icon> icon,
            Optional<Trait> trait,
            CardTest toward,
            Check when,
            boolean positional)
            implements Part {}

    /**
     * Cards, or their texts, canceled; or cards suspended. {@code ofAtMost} is the part of the
     * filter that depends only on the positions of the cards on the table: no other cards are
     * affected. For a location it is the text of this player ({@code whose}).
     */
    public record Canceling(
            Canceling.Kind kind, CardTest of, CardTest ofAtMost, Who whose, Check when)
            implements Part {
        /** What becomes of the cards. */
        public enum Kind {
            WITHOUT_TEXT,
            CANCELED,
            SUSPENDED
        }

        public boolean wholeCard() {
            return kind == Kind.CANCELED;
        }
    }

    /**
     * The text of another card, in addition to its own; or that of a location, in addition to the
     * text that other locations have for the same player.
     */
    public record Copy(CardPointer of, Optional<CardQuery> onto, Check when) implements Part {}

    /** The only places where the card deploys. */
    public record DeployRestriction(CardTest where, Check when) {}

    /**
     * One choice made as an action begins, what would be done to the cards chosen, and the weapons
     * fired at them.
     */
    public record TargetChoice(
            int slot,
            CardQuery among,
            Value least,
            Value most,
            Who chooser,
            Set<Deed> threats,
            Optional<CardQuery> firedBy) {
        private static final Set<Deed> CANCELED = EnumSet.of(Deed.BE_CANCELED);

        /** Whether each of the cards would be stolen, hit, lost or captured. */
        public boolean isAttempt() {
            return !threats.isEmpty() && !threats.equals(CANCELED);
        }
    }

    /** What a response requires of the thing it responds to. */
    public record JustTest(Who by, CardTest subject, CardTest cause, CardTest place) {}

    /** Something that happens as soon as a condition is true. */
    public record StateTrigger(int index, Check when, Program program) implements Part {}

    /** What is done as the game is set up, and the pile where an Interrupt goes afterwards. */
    public record Start(Check when, Program program, Optional<Zone> to) {}

    /** How a weapon fires. */
    public record WeaponFire(
            Fires said,
            CardTest at,
            Value price,
            Value added,
            Value against,
            Check when,
            Program success,
            Optional<Value> again,
            Optional<CardQuery> firer) {}

    /** Locations along which the card wanders by itself. */
    public record WanderingPath(CardTest along) {}

    /** Taken along by so many cards that move together, for a price. */
    public record CarriedAlong(int bearers, CardTest by, Value price) {}

    /** Deployed in place of so many of its player's cards. */
    public record Replaced(int number, CardTest which) {}
}
