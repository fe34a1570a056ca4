package holosite.rules.kit;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.setup.Setup;
import holosite.rules.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The cards of a position as they are mentioned, and what they are called. */
final class PositionCards {
    /** More cards of a side than any table has: a deck is sixty. */
    static final int MOST = 240;

    private final CardPool pool;
    private final List<Member> dark = new ArrayList<>();
    private final List<Member> light = new ArrayList<>();
    private final List<Member> named = new ArrayList<>();

    /** A card of the position; {@code copy} is its number among those of its title, 0 for any. */
    static final class Member {
        private final Card card;
        private final int index;
        private final int copy;
        private boolean laidOut;

        private Member(Card card, int index, int copy, boolean laidOut) {
            this.card = card;
            this.index = index;
            this.copy = copy;
            this.laidOut = laidOut;
        }

        Card card() {
            return card;
        }

        /** The title of a location that another one covers no longer means it. */
        void covered() {
            laidOut = false;
        }
    }

    PositionCards(CardPool pool) {
        this.pool = pool;
    }

    private List<Member> of(Side side) {
        return side == Side.DARK ? dark : light;
    }

    // ---- mentions

    /** A card named for the first time. */
    Member mention(String name, Optional<Side> side, boolean laidOut) {
        CardReference wanted = CardReference.of(name, pool);
        Card card = wanted.in(pool, side);
        int copy = wanted.copy().orElseGet(() -> free(card));
        if (taken(card, copy)) {
            throw WrongPosition.of("%s has its place already.", "%s a déjà sa place.", name);
        }
        Member member = add(card, copy, laidOut);
        named.add(member);
        return member;
    }

    /** A card nobody names. */
    Member extra(Card card) {
        return add(card, 0, false);
    }

    private Member add(Card card, int copy, boolean laidOut) {
        List<Member> deck = of(card.side());
        if (deck.size() >= MOST) {
            throw tooMany();
        }
        var member = new Member(card, deck.size(), copy, laidOut);
        deck.add(member);
        return member;
    }

    static WrongPosition tooMany() {
        return WrongPosition.of(
                "A position has at most %d cards of a side: take some out.",
                "Une position a au plus %d cartes par côté : retirez-en.", MOST);
    }

    private int free(Card card) {
        int copy = 1;
        while (taken(card, copy)) {
            copy++;
        }
        return copy;
    }

    private boolean taken(Card card, int copy) {
        return of(card.side()).stream()
                .anyMatch(one -> one.card.id().equals(card.id()) && one.copy == copy);
    }

    /** The cards of a side that were named. */
    List<Card> named(Side side) {
        return named.stream().map(Member::card).filter(card -> card.side() == side).toList();
    }

    /** The cards named last, in their order. */
    List<Member> latest(int count) {
        return List.copyOf(named.subList(named.size() - count, named.size()));
    }

    // ---- names

    /**
     * A title that both sides have, on a character, ship or vehicle: somebody aboard and what is
     * carried is of the side of its bearer; a captive, and what was stolen, of the other.
     */
    String meantOn(String hostName, String name, boolean taken) {
        CardReference wanted = CardReference.of(name, pool);
        Card host = existing(hostName).card;
        var sides = pool.titled(wanted.title());
        if (wanted.side().isPresent()
                || wanted.id().isPresent()
                || sides.stream().map(Card::side).distinct().count() < 2
                || !isUnit(host)
                || !sides.stream().allMatch(PositionCards::isCarried)) {
            return name;
        }
        return (taken ? host.side().opposite() : host.side()).word() + " " + name;
    }

    private static boolean isUnit(Card card) {
        return card.is(CardType.CHARACTER)
                || card.is(CardType.STARSHIP)
                || card.is(CardType.VEHICLE);
    }

    private static boolean isCarried(Card card) {
        return isUnit(card) || card.is(CardType.WEAPON) || card.is(CardType.DEVICE);
    }

    /** The card that a name means, which must have been mentioned. */
    Member existing(String name) {
        List<Member> found = found(name);
        if (found.size() == 1) {
            return found.getFirst();
        }
        CardReference wanted = CardReference.of(name, pool);
        if (found.isEmpty()) {
            // a title that does not exist at all is the likelier mistake
            wanted.known(pool);
            throw WrongPosition.of(
                    "%s has no place yet: put it down first.",
                    "%s n'a pas encore de place : posez d'abord cette carte.", name);
        }
        throw WrongPosition.of(
                "'%s' can mean several cards: put the side before it.",
                "« %s » peut désigner plusieurs cartes : mettez le côté devant.", name);
    }

    /** The cards a name can mean; of two versions of a location the one on top. */
    List<Member> found(String name) {
        CardReference wanted = CardReference.of(name, pool);
        var titles = pool.titled(wanted.title()).stream().map(Card::title).toList();
        var found = new ArrayList<Member>();
        for (Member one : named) {
            if (one.copy == wanted.copy().orElse(1)
                    && titles.contains(one.card.title())
                    && wanted.side().map(side -> side == one.card.side()).orElse(true)
                    && wanted.id().map(id -> id.equals(one.card.id())).orElse(true)) {
                found.add(one);
            }
        }
        return found.size() > 1 && found.stream().anyMatch(one -> one.laidOut)
                ? found.stream().filter(one -> one.laidOut).toList()
                : found;
    }

    /** The name of a card, unambiguous. */
    static String exactName(Member member) {
        Card card = member.card;
        return card.side().word() + " " + card.title() + " (" + card.id() + ")#" + member.copy;
    }

    // ---- the game

    /** The number of a card in the game, once everything has been mentioned. */
    int number(Member member) {
        return member.card.side() == Side.DARK ? member.index : dark.size() + member.index;
    }

    Setup setup() {
        return new Setup(pool.catalog(), deck(Side.DARK), deck(Side.LIGHT));
    }

    private Setup.PlayerDeck deck(Side side) {
        return new Setup.PlayerDeck(side.word(), of(side).stream().map(Member::card).toList(), "");
    }

    Names names(GameState game) {
        var copies = new int[game.table().count()];
        for (Member member : named) {
            copies[number(member)] = member.copy;
        }
        return Names.of(game, copies);
    }
}
