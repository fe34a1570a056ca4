package holosite.app.terminal;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.decision.Act;
import holosite.rules.decision.AnswerCode;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.CardPool;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A game at the terminal: one person against a bot, or two bots to be watched. It prints what
 * happens, draws the table whenever a phase or a battle begins, and waits for a line at every
 * question.
 */
public final class TerminalGame {
    /** How many lines of the log are shown when a game is resumed. */
    private static final int REMINDER = 12;

    private final GameHistory played;
    private final Seating seating;
    private final TerminalBots bots;
    private final TerminalWords words;
    private final Screen screen;
    private final BufferedReader in;
    private final RecordAutoSave keeper;
    private final CardPages cards;
    private int told;
    private String drawn = "";
    private String laidOut = "";
    private int skippedTurn = -1;
    private boolean askedOfOwn;
    private Optional<TypedCommand.Repeat> repeat = Optional.empty();
    private int repeated;
    private boolean warned;

    public TerminalGame(
            GameHistory played,
            Seating seating,
            Language language,
            Screen screen,
            BufferedReader in,
            RecordAutoSave keeper,
            CardPool pool) {
        this.played = played;
        this.seating = seating;
        this.bots = new TerminalBots(seating, pool, played.record());
        this.screen = screen;
        this.in = in;
        this.keeper = keeper;
        this.words = TerminalWords.of(language, seating.you(), id -> pool.withId(id).orElseThrow());
        this.cards = new CardPages(pool, words, screen);
    }

    /** Plays until the game is over or the player leaves. */
    public void run() throws IOException {
        introduce();
        if (played.answers() > 0) {
            told = Math.max(0, game().log().size() - REMINDER);
        }
        while (!game().isOver()) {
            if (isYours()) {
                if (!ask()) {
                    leave();
                    return;
                }
            } else {
                botAnswers();
            }
        }
        keep();
        news();
        screen.blank();
        game().outcome().ifPresent(o -> screen.line(screen.bold(words.narrator().outcome(o))));
        screen.line(
                words.say("The record of the game: ", "Le récit de la partie : ") + keeper.file());
        screen.flush();
    }

    private Game game() {
        return played.game();
    }

    private boolean isYours() {
        return seating.you().isPresent() && game().decision().player() == seating.you().get();
    }

    private View view() {
        return game().view(seating.you().orElse(Side.DARK));
    }

    private TablePicture table() {
        return new TablePicture(screen, words, seating.you().isEmpty());
    }

    // ---- the bot

    private void botAnswers() {
        played.answer(bots.asked(game()));
        if (seating.you().isEmpty()) {
            watch();
        }
    }

    private void watch() {
        String now = game().turn().number() + "/" + game().turn().player();
        if (!now.equals(drawn)) {
            drawn = now;
            news();
            table().draw(view());
            screen.flush();
        }
    }

    // ---- asking

    /** Asks the player; false if he quits. */
    private boolean ask() throws IOException {
        View view = view();
        Question question = view.question().orElseThrow();
        Optional<AnswerCode> unasked = unasked(view, question);
        if (unasked.isPresent()) {
            played.answer(game().decision().meant(unasked.get()));
            return true;
        }
        keep();
        news();
        picture(view);
        return put(view, question);
    }

    /** Draws as much of the table as is new since the last question. */
    private void picture(View view) {
        String now = moment(view);
        if (now.equals(drawn)) {
            return;
        }
        drawn = now;
        var table = table();
        String layout = table.layout(view);
        if (view.battle().isPresent()) {
            table.drawBattle(view, view.battle().get());
        } else if (layout.equals(laidOut)) {
            table.drawBriefly(view);
        } else {
            laidOut = layout;
            table.draw(view);
        }
    }

    /** The table is drawn again when this changes. */
    private static String moment(View view) {
        return view.turn()
                + "/"
                + view.turnPlayer()
                + "/"
                + view.phase()
                + "/"
                + view.battle().map(b -> b.location() + "/" + b.segment()).orElse("");
    }

    /** The answer the player has chosen in advance, if any. */
    private Optional<AnswerCode> unasked(View view, Question question) {
        if (skippedTurn == view.turn()
                && question.key() == Prompt.Key.PHASE_ACTION
                && view.turnPlayer() != view.viewer()
                && question.mayPass()) {
            return Optional.of(AnswerCode.PASS);
        }
        if (!askedOfOwn && question.cancelsOwn(view.viewer())) {
            return Optional.of(AnswerCode.PASS);
        }
        if (repeat.isEmpty()) {
            return Optional.empty();
        }
        Optional<AnswerCode> again = again(question, repeat.get());
        if (again.isEmpty()) {
            repeat = Optional.empty();
        }
        return again;
    }

    private Optional<AnswerCode> again(Question question, TypedCommand.Repeat wanted) {
        if (wanted.times().isPresent() && repeated >= wanted.times().get()) {
            return Optional.empty();
        }
        Act act =
                switch (wanted.what()) {
                    case ACTIVATE -> new Act.Activate();
                    case DRAW -> new Act.Draw();
                };
        for (int i = 0; i < question.acts().size(); i++) {
            if (question.acts().get(i).act().equals(act)) {
                repeated++;
                return Optional.of(AnswerCode.choice(i));
            }
        }
        return Optional.empty();
    }

    private boolean put(View view, Question question) throws IOException {
        var menu = new Menu(words, view, question);
        show(menu);
        while (true) {
            screen.prompt(screen.bold("> "));
            String line = in.readLine();
            if (line == null) {
                screen.blank();
                return false;
            }
            screen.echo(line);
            switch (TypedCommand.of(line)) {
                case TypedCommand.Quit quit -> {
                    if (!keeper.failing() || warned) {
                        return false;
                    }
                    warned = true;
                    complain(
                            words.say(
                                    "The game is not saved. Type save FILE to keep it, or quit"
                                            + " again to lose it.",
                                    "La partie n'est pas enregistrée. Tapez sauver FICHIER pour la"
                                            + " garder, ou encore quitter pour la perdre."));
                }
                case TypedCommand.Undo undo -> {
                    if (played.undo()) {
                        bots.recall(played.record());
                        told = Math.min(told, game().log().size());
                        drawn = "";
                        laidOut = "";
                        repeat = Optional.empty();
                        screen.line(words.say("Back again.", "Retour en arrière."));
                        return true;
                    }
                    complain(words.say("There is nothing to undo.", "Il n'y a rien à annuler."));
                }
                case TypedCommand.Repeat wanted -> {
                    repeated = 0;
                    Optional<AnswerCode> first = again(question, wanted);
                    if (first.isPresent()) {
                        repeat = Optional.of(wanted);
                        return answered(first.get());
                    }
                    complain(
                            words.say(
                                    "That is not offered now.",
                                    "Cela n'est pas offert maintenant."));
                }
                case TypedCommand.Skip skip -> {
                    if (question.mayPass()) {
                        skippedTurn = view.turn();
                        return answered(AnswerCode.PASS);
                    }
                    complain(menu.mustAnswer());
                }
                case TypedCommand.Own own -> {
                    askedOfOwn = !askedOfOwn;
                    screen.line(
                            askedOfOwn
                                    ? words.say(
                                            "You are asked about your own actions too.",
                                            "On vous interroge aussi sur vos propres actions.")
                                    : words.say(
                                            "You are not asked whether to cancel your own actions.",
                                            "On ne vous propose plus d'annuler vos propres"
                                                    + " actions."));
                }
                case TypedCommand.Pass pass -> {
                    Optional<AnswerCode> none = menu.none();
                    if (none.isPresent()) {
                        return answered(none.get());
                    }
                    complain(menu.mustAnswer());
                }
                case TypedCommand.Choose(var numbers) -> {
                    Optional<AnswerCode> answer = menu.answer(numbers);
                    if (answer.isPresent()) {
                        return answered(answer.get());
                    }
                    complain(menu.mustAnswer());
                }
                case TypedCommand.Why(var card) ->
                        tell(new WhyLines(game(), view, words).why(card));
                case TypedCommand.WhyNot(var what) ->
                        tell(new WhyLines(game(), view, words).whyNot(what));
                case TypedCommand.ShowCard(var title) -> cards.show(title);
                case TypedCommand.ShowLog(int lines) -> log(lines);
                case TypedCommand.ShowTable table -> {
                    table().draw(view);
                    show(menu);
                }
                case TypedCommand.Save(var file) -> save(file);
                case TypedCommand.Help help -> Help.all(words).forEach(screen::line);
                case TypedCommand.Unknown(var text) ->
                        complain(
                                text.isEmpty()
                                        ? menu.mustAnswer()
                                        : words.say(
                                                "'%s' is no command. Type a number, or help.",
                                                "« %s » n'est pas une commande. Tapez un nombre, ou"
                                                        + " aide.",
                                                text));
            }
        }
    }

    private boolean answered(AnswerCode answer) {
        played.remember();
        played.answer(game().decision().meant(answer));
        return true;
    }

    private void show(Menu menu) {
        screen.blank();
        for (String line : Screen.wrap(menu.prompt(), screen.width(), 0)) {
            screen.line(screen.bold(line));
        }
        menu.lines(screen.width()).forEach(screen::line);
    }

    // ---- telling

    private void introduce() {
        screen.line(
                screen.bold(
                        words.say("Holosite", "Holosite")
                                + " · "
                                + game().setup().dark().name()
                                + words.say(" (Dark) against ", " (obscur) contre ")
                                + game().setup().light().name()
                                + words.say(" (Light)", " (lumineux)")
                                + words.say(" · seed ", " · graine ")
                                + played.seed()));
        Help.first(words, seating).forEach(line -> screen.paragraph(line, 2));
    }

    /** Prints what happened since the last time. */
    private void news() {
        var entries = game().log().from(told);
        told = game().log().size();
        for (String line : words.narrator().lines(entries)) {
            Screen.wrap("· " + line, screen.width(), 2).forEach(l -> screen.line(screen.dim(l)));
        }
    }

    private void log(int lines) {
        var all = words.narrator().lines(game().log().from(0));
        all.subList(Math.max(0, all.size() - lines), all.size())
                .forEach(line -> screen.paragraph("· " + line, 2));
    }

    private void tell(List<String> lines) {
        lines.forEach(line -> screen.paragraph(line, 4));
    }

    private void complain(String text) {
        screen.line(screen.alert(text));
    }

    // ---- keeping

    private void keep() {
        keeper.keep(seating, played.record())
                .ifPresent(
                        wrong ->
                                complain(
                                        words.say(
                                                "The game cannot be saved (%s). It goes on all the"
                                                        + " same; to keep it elsewhere, type: save"
                                                        + " FILE",
                                                "La partie ne peut être enregistrée (%s). Elle"
                                                        + " continue ; pour la garder ailleurs,"
                                                        + " tapez : sauver FICHIER",
                                                wrong)));
    }

    private void save(String file) {
        var before = keeper.file();
        if (!file.isEmpty()) {
            try {
                keeper.to(Path.of(file));
            } catch (InvalidPathException e) {
                complain(
                        words.say("No file can be named so: ", "Nom de fichier impossible : ")
                                + file);
                return;
            }
        } else {
            keeper.to(before);
        }
        Optional<String> wrong = keeper.keep(seating, played.record());
        if (wrong.isPresent()) {
            complain(
                    words.say(
                            "Not saved: %s. The game goes on, and is kept in %s",
                            "Pas enregistrée : %s. La partie continue, et reste dans %s",
                            wrong.get(),
                            before));
            keeper.to(before);
        } else {
            screen.line(
                    words.say("Saved, from now on in ", "Enregistrée, désormais dans ")
                            + keeper.file());
        }
    }

    private void leave() {
        keep();
        screen.line(
                keeper.failing()
                        ? words.say("The game is not saved.", "La partie n'est pas enregistrée.")
                        : words.say(
                                "The game waits for you. Take it up again with: holosite"
                                        + " terminal --resume %s",
                                "La partie vous attend. Pour la reprendre : holosite terminal"
                                        + " --resume %s",
                                keeper.file()));
        screen.flush();
    }
}
