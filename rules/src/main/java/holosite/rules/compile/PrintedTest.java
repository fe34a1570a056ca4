package holosite.rules.compile;

import holosite.language.card.Subtype;
import holosite.language.card.Uniqueness;
import holosite.language.filter.AllOf;
import holosite.language.filter.Dotted;
import holosite.language.filter.Filter;
import holosite.language.filter.Generic;
import holosite.language.filter.OfSubtype;
import holosite.language.filter.OfType;
import holosite.language.filter.OneOf;
import holosite.language.filter.PersonaOf;
import holosite.language.filter.TitleHas;
import holosite.language.filter.Titled;
import holosite.rules.action.InterruptKinds;
import holosite.rules.card.Definition;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.text.CardTest;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * A test that first checks whether the card could match at all by what is printed on it. That is
 * determined once for each definition, for all games; most cards are rejected there.
 */
final class PrintedTest implements CardTest {
    private static final byte UNKNOWN = 0;
    private static final byte COULD_FIT = 1;
    private static final byte NEVER_FITS = 2;

    private final Predicate<Definition> printed;
    private final CardTest test;
    private final boolean decided;

    /**
     * By the number of the definition. Games on several threads share it: what one of them does not
     * see yet it works out itself.
     */
    private byte[] known = {};

    private PrintedTest(Predicate<Definition> printed, CardTest test, boolean decided) {
        this.printed = printed;
        this.test = test;
        this.decided = decided;
    }

    /** Puts such a check before the test of a filter, if anything printed distinguishes cards. */
    static CardTest before(Filter filter, CardTest test) {
        return asksForPrinted(filter)
                ? new PrintedTest(card -> couldFit(filter, card), test, decides(filter))
                : test;
    }

    @Override
    public boolean fits(GameState game, Context context, int card) {
        return couldFit(game.table().definition(card))
                && (decided || test.fits(game, context, card));
    }

    @Override
    public boolean couldFit(Definition card) {
        byte[] found = known;
        int number = card.number();
        byte verdict = number < found.length ? found[number] : UNKNOWN;
        return verdict == COULD_FIT || verdict == UNKNOWN && findOut(card);
    }

    private boolean findOut(Definition card) {
        boolean could = printed.test(card);
        byte[] found = known;
        if (card.number() >= found.length) {
            found = Arrays.copyOf(found, card.number() + 64);
            known = found;
        }
        found[card.number()] = could ? COULD_FIT : NEVER_FITS;
        return could;
    }

    /** Whether a filter asks for anything printed that distinguishes cards. */
    private static boolean asksForPrinted(Filter filter) {
        return switch (filter) {
            case OfType t -> true;
            case OfSubtype s -> !mayBeSupposed(s);
            case Titled t -> true;
            case TitleHas t -> true;
            case PersonaOf p -> true;
            case Dotted d -> true;
            case Generic g -> true;
            case AllOf all -> all.any(PrintedTest::asksForPrinted);
            case OneOf one -> one.every(PrintedTest::asksForPrinted);
            default -> false;
        };
    }

    /** Whether a filter asks for nothing but what is printed. */
    private static boolean decides(Filter filter) {
        return switch (filter) {
            case OfType t -> true;
            case OfSubtype s -> !mayBeSupposed(s);
            case PersonaOf p -> true;
            case Dotted d -> true;
            case Generic g -> true;
            case AllOf all -> all.every(PrintedTest::decides);
            case OneOf one -> one.every(PrintedTest::decides);
            default -> false;
        };
    }

    /** Whether a card with this printed on it can match, whatever its state. */
    private static boolean couldFit(Filter filter, Definition card) {
        return switch (filter) {
            case OfType t -> card.is(t.type());
            case OfSubtype s -> mayBeSupposed(s) || card.is(s.subtype());
            case Titled t -> card.titled(t.title());
            case TitleHas t -> card.titleHas(t.word().toLowerCase(Locale.ROOT), t.whole());
            case PersonaOf p -> card.isPersona(p.name());
            case Dotted d -> card.isUnique() == d.one();
            case Generic g -> card.card().uniqueness().scope() == Uniqueness.Scope.SYSTEM;
            case AllOf all -> all.every(one -> couldFit(one, card));
            case OneOf one -> one.any(any -> couldFit(any, card));
            default -> true;
        };
    }

    /**
     * A capital starship may be treated as a starfighter while its deployment is considered, and a
     * text may make a Used Interrupt a Lost one.
     */
    static boolean mayBeSupposed(OfSubtype filter) {
        return filter.subtype() == Subtype.CAPITAL
                || filter.subtype() == Subtype.STARFIGHTER
                || InterruptKinds.canChange(filter.subtype());
    }
}
