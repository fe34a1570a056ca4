package holosite.server.deck;

import holosite.cards.AllCards;
import holosite.cards.CardSets;
import holosite.language.Card;
import holosite.language.prose.Language;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.Deck;
import holosite.rules.notation.DeckForm;
import holosite.rules.notation.DeckImport;
import holosite.rules.notation.UnreadableDeck;
import holosite.rules.setup.DeckFormat;
import holosite.rules.tell.DeckWords;
import holosite.server.text.PlainText;
import holosite.server.web.Access;
import holosite.server.web.Rate;
import holosite.server.web.Reply;
import holosite.server.web.Request;
import holosite.server.web.RequestRefused;
import holosite.server.web.Route;
import holosite.server.web.Routes;
import holosite.server.web.Visitor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Reading, storing, checking, importing and exporting decks. */
public final class DeckRoutes implements Routes {
    private static final int LARGE = 64 * 1024;
    private static final String FORMAT = "a key of /api/formats; `open` if left out";
    private static final CardPool POOL = CardPool.of(AllCards.all(), DeckRoutes::set);

    private final DeckStore decks;

    public DeckRoutes(DeckStore decks) {
        this.decks = decks;
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.get("/api/formats", Access.ANYONE, this::formats)
                        .saying("What decks are held to")
                        .listing(FormatName.class),
                Route.get("/api/decks", Access.ANYONE, this::list)
                        .saying("Own decks and those that come with the game")
                        .taking("format", FORMAT)
                        .listing(DeckResponses.Summary.class),
                Route.post("/api/decks", Access.PLAYER, this::add)
                        .saying("Keep a new deck")
                        .taking("format", FORMAT)
                        .reading(DeckDraft.class)
                        .creatingOnce(DeckResponses.Info.class)
                        .refusing(409)
                        .upTo(LARGE),
                Route.post("/api/decks/check", Access.ANYONE, this::check)
                        .saying("Check a deck without keeping it")
                        .taking("format", FORMAT)
                        .reading(DeckDraft.class)
                        .answering(DeckResponses.Info.class)
                        .upTo(LARGE)
                        .at(Rate.HEAVY)
                        .heavily(),
                Route.post("/api/decks/import", Access.ANYONE, this::bringIn)
                        .saying(
                                "Read a deck in any form: our notation, a plain list, GEMP's XML or"
                                        + " ids, Holotable")
                        .taking("format", FORMAT)
                        .reading(Text.class)
                        .answering(Imported.class)
                        .upTo(LARGE)
                        .at(Rate.HEAVY)
                        .heavily(),
                Route.get("/api/decks/{id}", Access.ANYONE, this::get)
                        .saying("A deck; `ready:<name>` for one that comes with the game")
                        .taking("format", FORMAT)
                        .answering(DeckResponses.Info.class),
                Route.put("/api/decks/{id}", Access.PLAYER, this::replace)
                        .saying("Change an own deck")
                        .taking("format", FORMAT)
                        .reading(DeckDraft.class)
                        .answering(DeckResponses.Info.class)
                        .upTo(LARGE),
                Route.delete("/api/decks/{id}", Access.PLAYER, this::delete)
                        .saying("Delete an own deck"),
                Route.get("/api/decks/{id}/export", Access.ANYONE, this::bringOut)
                        .saying("A deck as a file")
                        .taking(
                                "form",
                                "`holosite`, `plain`, `gemp-xml`, `gemp-ids` or `holotable`")
                        .writing("text/plain", "application/xml"));
    }

    record Imported(String form, DeckResponses.Info deck, List<DeckImport.Missing> missing) {}

    record Text(String text, Optional<String> name) {}

    private static Optional<String> account(Request call) {
        return call.visitor().map(Visitor::id);
    }

    private Reply formats(Request call) {
        return Reply.json(
                Arrays.stream(DeckFormat.values())
                        .map(format -> FormatName.of(format, call.language()))
                        .toList());
    }

    private static DeckFormat format(Request call) {
        return call.query("format").map(DeckRoutes::format).orElse(DeckFormat.OPEN);
    }

    /** The format of this name. */
    public static DeckFormat format(String word) {
        return DeckFormat.named(word)
                .orElseThrow(
                        () ->
                                oneOf(
                                        "format",
                                        Arrays.stream(DeckFormat.values())
                                                .map(DeckFormat::toString)
                                                .collect(Collectors.joining(", "))));
    }

    private static RequestRefused oneOf(String name, String words) {
        return RequestRefused.badRequest(
                "wrong_" + name,
                "'%s' should be one of: %s.".formatted(name, words),
                "« %s » doit être l'un de : %s.".formatted(name, words));
    }

    private Reply list(Request call) {
        var all = new ArrayList<StoredDeck>();
        account(call).ifPresent(owner -> all.addAll(decks.of(owner)));
        all.addAll(decks.ready());
        DeckFormat format = format(call);
        return Reply.json(all.stream().map(deck -> DeckResponses.summary(deck, format)).toList());
    }

    private Reply get(Request call) {
        return told(decks.get(call.part("id"), account(call)), format(call), call);
    }

    private static Reply told(StoredDeck deck, DeckFormat format, Request call) {
        return Reply.json(DeckResponses.info(deck, format, call.language()));
    }

    private Reply add(Request call) {
        DeckFormat format = format(call);
        Deck deck = call.body(DeckDraft.class).deck();
        String id = decks.add(call.player().id(), deck, call.made());
        return told(decks.get(id, account(call)), format, call).status(201);
    }

    private Reply replace(Request call) {
        DeckFormat format = format(call);
        Deck deck = call.body(DeckDraft.class).deck();
        refuseReady(call.part("id"));
        decks.replace(call.part("id"), call.player().id(), deck);
        return told(decks.get(call.part("id"), account(call)), format, call);
    }

    private Reply delete(Request call) {
        refuseReady(call.part("id"));
        decks.delete(call.part("id"), call.player().id());
        return Reply.nothing();
    }

    private static void refuseReady(String id) {
        if (id.startsWith("ready:")) {
            throw RequestRefused.forbidden(
                    "ready_deck",
                    "The decks that come with the game cannot be changed: save a copy of your own.",
                    "Les decks fournis avec le jeu restent tels quels : conservez-en une copie à"
                            + " vous.");
        }
    }

    private Reply check(Request call) {
        return told(unkept(call.body(DeckDraft.class).deck()), format(call), call);
    }

    private static StoredDeck unkept(Deck deck) {
        return new StoredDeck("", deck, OptionalLong.empty());
    }

    private Reply bringIn(Request call) {
        Text sent = call.body(Text.class);
        try {
            DeckImport read = DeckImport.read(sent.text(), POOL);
            Deck deck = read.deck();
            String wanted = PlainText.line(sent.name().orElse(""));
            String name = PlainText.line(wanted.isEmpty() ? deck.name() : wanted);
            var named =
                    new Deck(
                            name.isBlank() ? unnamed(call.language()) : name,
                            deck.side(),
                            deck.start(),
                            PlainText.line(deck.style()),
                            deck.cards(),
                            deck.under());
            return Reply.json(
                    new Imported(
                            read.form().toString(),
                            DeckResponses.info(unkept(named), format(call), call.language()),
                            read.missing()));
        } catch (UnreadableDeck e) {
            throw RequestRefused.badRequest(
                            "unreadable_deck",
                            "Line %d: %s"
                                    .formatted(
                                            e.line(),
                                            new DeckWords(Language.EN).reason(e.reason())),
                            "Ligne %d : %s"
                                    .formatted(
                                            e.line(),
                                            new DeckWords(Language.FR).reason(e.reason())))
                    .at(e.line());
        }
    }

    private static String unnamed(Language language) {
        return switch (language) {
            case EN -> "New deck";
            case FR -> "Nouveau deck";
        };
    }

    private Reply bringOut(Request call) {
        String word = call.query("form").orElse(DeckForm.HOLOSITE.toString());
        DeckForm form =
                DeckForm.named(word)
                        .orElseThrow(
                                () ->
                                        oneOf(
                                                "form",
                                                Arrays.stream(DeckForm.values())
                                                        .map(DeckForm::toString)
                                                        .collect(Collectors.joining(", "))));
        Deck deck = decks.get(call.part("id"), account(call)).deck();
        String type = form == DeckForm.GEMP_XML ? "application/xml" : "text/plain";
        return Reply.file(
                slug(deck.name()) + "." + form.ending(),
                type,
                DeckImport.write(deck, form, DeckRoutes::set));
    }

    private static String slug(String name) {
        String slug = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        String trimmed = slug.replaceAll("^-|-$", "");
        return trimmed.isEmpty() ? "deck" : trimmed;
    }

    private static String set(Card card) {
        return CardSets.name(CardSets.of(card.id()));
    }
}
