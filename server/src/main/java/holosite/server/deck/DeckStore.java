package holosite.server.deck;

import holosite.cards.AllCards;
import holosite.cards.ReadyDecks;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.Deck;
import holosite.rules.notation.DeckImport;
import holosite.rules.notation.DeckNotation;
import holosite.rules.notation.UnreadableDeck;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.DeckFormat;
import holosite.rules.setup.DeckProblem;
import holosite.rules.tell.DeckWords;
import holosite.server.store.Store;
import holosite.server.web.RequestRefused;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.SqlStatement;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The stored decks: those that come with the game, and those of each account. */
public final class DeckStore {
    private static final String READY = "ready:";
    private static final int MOST = 200;
    private static final CardPool POOL = CardPool.of(AllCards.all());
    private static final RowMapper<StoredDeck> ROW =
            (row, context) ->
                    new StoredDeck(
                            Long.toString(row.getLong(1)),
                            deck(row.getString(2), row.getString(3), row.getString(4)),
                            OptionalLong.of(row.getLong(5)));

    private static final Logger LOG = LoggerFactory.getLogger(DeckStore.class);

    private final Store store;
    private final InstantSource clock;
    private final List<StoredDeck> ready =
            ReadyDecks.names().stream()
                    .map(
                            name ->
                                    new StoredDeck(
                                            READY + name,
                                            DeckNotation.read(ReadyDecks.text(name), POOL),
                                            OptionalLong.empty()))
                    .toList();

    public DeckStore(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /**
     * A stored deck as far as it can be read: cards that no longer exist are left out, and the deck
     * says that it has too few.
     */
    private static Deck deck(String name, String style, String text) {
        Deck deck;
        try {
            deck = DeckImport.read(text, POOL).deck();
        } catch (UnreadableDeck e) {
            LOG.warn("the stored deck '{}' cannot be read: {}", name, e.getMessage());
            return new Deck(name, Side.DARK, "", style, List.of(), List.of());
        }
        return new Deck(name, deck.side(), deck.start(), style, deck.cards(), deck.under());
    }

    /** The decks that come with the game. */
    public List<StoredDeck> ready() {
        return ready;
    }

    /** The decks of an account, the last changed first. */
    public List<StoredDeck> of(String account) {
        return store.with(
                handle ->
                        handle.createQuery(
                                        "SELECT id, name, style, text, updated FROM decks WHERE"
                                                + " account = :account ORDER BY updated DESC, id"
                                                + " DESC")
                                .bind("account", account)
                                .map(ROW)
                                .list());
    }

    /** A deck somebody may look at: one that comes with the game, or his own. */
    public StoredDeck get(String id, Optional<String> account) {
        Optional<StoredDeck> found =
                id.startsWith(READY)
                        ? ready.stream().filter(deck -> deck.id().equals(id)).findFirst()
                        : account.flatMap(owner -> own(id, owner));
        return found.orElseThrow(DeckStore::noDeck);
    }

    /** The deck of an id, if it may be played in this format. */
    public Deck playable(String id, Optional<String> account, DeckFormat format) {
        Deck deck = get(id, account).deck();
        List<DeckProblem> problems = DeckCheck.problems(deck.forPlay(), deck.side(), format);
        if (!problems.isEmpty()) {
            DeckProblem first = problems.getFirst();
            var en = new DeckWords(Language.EN);
            var fr = new DeckWords(Language.FR);
            throw RequestRefused.conflict(
                    "illegal_deck",
                    "This deck cannot be played yet. %s %s"
                            .formatted(en.problem(first), en.remedy(first)),
                    "Ce deck ne peut pas encore être joué. %s %s"
                            .formatted(fr.problem(first), fr.remedy(first)));
        }
        return deck;
    }

    private static RequestRefused noDeck() {
        return RequestRefused.notFound(
                "There is no such deck, or it is not yours.",
                "Il n'y a pas de tel deck, ou il n'est pas à vous.");
    }

    private Optional<StoredDeck> own(String id, String account) {
        if (!isNumber(id)) {
            return Optional.empty();
        }
        return store.with(
                handle ->
                        handle.createQuery(
                                        "SELECT id, name, style, text, updated FROM decks WHERE id"
                                                + " = :id AND account = :account")
                                .bind("id", Long.parseLong(id))
                                .bind("account", account)
                                .map(ROW)
                                .findOne());
    }

    private static boolean isNumber(String id) {
        return id.matches("\\d{1,18}");
    }

    /**
     * Stores a new deck and returns its id.
     *
     * @param made the request: the same one makes one deck, however often it comes
     */
    String add(String account, Deck deck, Optional<String> made) {
        return made(made)
                .orElseGet(
                        () ->
                                Store.unlessTaken(
                                        () -> insert(account, deck, made),
                                        () -> made(made).orElseThrow()));
    }

    private Optional<String> made(Optional<String> made) {
        return made.flatMap(
                key ->
                        store.with(
                                handle ->
                                        handle.createQuery(
                                                        "SELECT id FROM decks WHERE made = :made")
                                                .bind("made", key)
                                                .mapTo(String.class)
                                                .findOne()));
    }

    private String insert(String account, Deck deck, Optional<String> made) {
        return store.inTransaction(
                handle -> {
                    if (count(handle, account) >= MOST) {
                        throw RequestRefused.conflict(
                                "too_many_decks",
                                "You have %d decks: delete one first.".formatted(MOST),
                                "Vous avez %d decks : supprimez-en un d'abord.".formatted(MOST));
                    }
                    long id =
                            bind(
                                            handle.createUpdate(
                                                    "INSERT INTO decks (account, name, style,"
                                                            + " text, updated, made) VALUES"
                                                            + " (:account, :name, :style, :text,"
                                                            + " :updated, :made)"),
                                            account,
                                            deck)
                                    .bind("made", made)
                                    .executeAndReturnGeneratedKeys("id")
                                    .mapTo(Long.class)
                                    .one();
                    return Long.toString(id);
                });
    }

    private static int count(Handle handle, String account) {
        return handle.createQuery("SELECT COUNT(*) FROM decks WHERE account = :account")
                .bind("account", account)
                .mapTo(Integer.class)
                .one();
    }

    /** Replaces a stored deck. */
    void replace(String id, String account, Deck deck) {
        int changed =
                isNumber(id)
                        ? store.with(
                                handle ->
                                        bind(
                                                        handle.createUpdate(
                                                                "UPDATE decks SET name = :name,"
                                                                        + " style = :style, text ="
                                                                        + " :text, updated = :updated"
                                                                        + " WHERE id = :id AND account"
                                                                        + " = :account"),
                                                        account,
                                                        deck)
                                                .bind("id", Long.parseLong(id))
                                                .execute())
                        : 0;
        if (changed == 0) {
            throw noDeck();
        }
    }

    private <T extends SqlStatement<T>> T bind(T statement, String account, Deck deck) {
        // the name is stored separately: the notation would read a part of it as a comment
        var cards = new Deck("", deck.side(), deck.start(), "", deck.cards(), deck.under());
        return statement
                .bind("account", account)
                .bind("name", deck.name())
                .bind("style", deck.style())
                .bind("text", DeckNotation.write(cards))
                .bind("updated", clock.millis());
    }

    void delete(String id, String account) {
        int gone =
                isNumber(id)
                        ? store.update(
                                "DELETE FROM decks WHERE id = ? AND account = ?",
                                Long.parseLong(id),
                                account)
                        : 0;
        if (gone == 0) {
            throw noDeck();
        }
    }

    /** The ready decks of a side. */
    public List<StoredDeck> readyOf(Side side) {
        var own = new ArrayList<>(ready);
        own.removeIf(deck -> deck.deck().side() != side);
        return own;
    }
}
