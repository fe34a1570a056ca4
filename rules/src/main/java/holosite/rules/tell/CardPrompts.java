package holosite.rules.tell;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.effect.Effect;
import holosite.language.effect.FireInTurn;
import holosite.language.effect.FireWeapon;
import holosite.language.effect.Pick;
import holosite.language.effect.PickFrom;
import holosite.language.prose.Prose;
import holosite.rules.decision.CardPrompt;
import holosite.rules.view.AskingText;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.Optional;
import java.util.function.Function;

/** What is asked and why, for every question that is answered with cards. */
final class CardPrompts {
    private final Function<String, Card> cards;
    private final PlayerWords players;
    private final Prose p;
    private final TextWords words;

    CardPrompts(Function<String, Card> cards, PlayerWords players, TextWords words) {
        this.cards = cards;
        this.players = players;
        this.p = players.prose();
        this.words = words;
    }

    String tell(View view, Question q, CardPrompt prompt) {
        String about = q.about().title();
        String other = q.other().title();
        return switch (prompt) {
            case CardPrompt.DeployAboard x -> words.deployWhere(about);
            case CardPrompt.DeployAim x ->
                    words.asks("Which card is %s aimed at?", "Quelle carte viser avec %s ?", about);
            case CardPrompt.DeployPilot x ->
                    words.asks(
                            "Which pilot deploys with %s?",
                            "Quel pilote se déploie avec %s ?", about);
            case CardPrompt.MoveWhere x -> destination(q);
            case CardPrompt.IntoOrbit x ->
                    words.asks(
                            "Which planet does %s orbit? None: deep space.",
                            "Autour de quelle planète placer %s ? Aucune : espace profond.", about);
            case CardPrompt.MoveWho x ->
                    p.say(
                            "Who goes from %s to %s?",
                            "Qui va de %s à %s ?", players.named(about), players.named(other));
            case CardPrompt.CarryWho x ->
                    p.say(
                            "Who carries %s to %s?",
                            "Qui porte %s jusqu'à %s ?",
                            players.named(about),
                            players.named(other));
            case CardPrompt.ReactEmbark x ->
                    words.asks(
                            "%s reacts: who boards it first?",
                            "%s réagit : qui y embarque d'abord ?", about);
            case CardPrompt.ReactDisembark x ->
                    words.asks(
                            "%s has reacted: who gets out of it?",
                            "%s a réagi : qui en débarque ?", about);
            case CardPrompt.ReactBoard x ->
                    words.asks(
                            "%s has reacted: what does it board?",
                            "%s a réagi : à bord de quoi embarque cette carte ?", about);
            case CardPrompt.TransferTo x ->
                    words.asks("Which card takes %s?", "Quelle carte reçoit %s ?", about);
            case CardPrompt.Target x -> words.from(q, TextWords.Words::choose);
            case CardPrompt.ReplaceWhich x ->
                    words.asks(
                            "Which card on the table does %s replace?",
                            "Quelle carte sur la table remplacer par %s ?", about);
            case CardPrompt.Pick x -> pick(q);
            case CardPrompt.FiredBy x ->
                    p.say("Who fires %s at %s?", "Qui tire avec %s sur %s ?", about, other);
            case CardPrompt.FireTarget x ->
                    words.asks("What is %s fired at?", "Sur quoi tirer avec %s ?", about);
            case CardPrompt.FireAlsoAt x ->
                    p.say(
                            "%s is fired at %s. At what else, if anything?",
                            "%s tire sur %s. Sur quoi d'autre encore, le cas échéant ?",
                            players.named(about),
                            players.named(q.other().title()));
            case CardPrompt.LoseForceFrom x -> loss(q, x.left(), view);
            case CardPrompt.Search x -> search(q);
            case CardPrompt.Retrieve x -> search(q);
            case CardPrompt.Seat x ->
                    p.say(
                            "Who aboard %s gives up the controls to %s?",
                            "À bord de %s, qui cède les commandes à %s ?",
                            players.named(other),
                            players.named(about));
            case CardPrompt.StartingLocation x ->
                    p.say(
                            "Both players chose the same starting location. Choose another.",
                            "Les deux joueurs ont choisi la même localisation de départ."
                                    + " Choisissez-en une autre.");
            case CardPrompt.StartingEffect x ->
                    p.say(
                            "Which Starting Effect do you begin with, if any?",
                            "Avec quel effet de départ commencez-vous, s'il y en a un ?");
            case CardPrompt.StartingInterrupt x ->
                    p.say(
                            "Which Starting Interrupt do you play, if any?",
                            "Quelle interruption de départ jouez-vous, s'il y en a une ?");
            case CardPrompt.StartingCard x ->
                    words.headed(
                            about,
                            q.least() == 0
                                    ? p.say(
                                            "which card do you deploy, if any?",
                                            "quelle carte déployez-vous, s'il y en a une ?")
                                    : p.say(
                                            "which card do you deploy?",
                                            "quelle carte déployez-vous ?"));
            case CardPrompt.PlayFromUnder x ->
                    words.headed(
                            about,
                            p.say(
                                    "which card do you play from there?",
                                    "quelle carte jouez-vous depuis là ?"));
            case CardPrompt.Escort x ->
                    words.asks("Who takes %s into custody?", "Qui prend %s sous sa garde ?", about);
            case CardPrompt.ShotOrder x ->
                    words.asks(
                            "Which weapon fired at %s takes effect next?",
                            "Quelle arme ayant tiré sur %s prend effet maintenant ?", about);
            case CardPrompt.GiveFromHand x -> words.from(q, TextWords.Words::cost);
            case CardPrompt.AsteroidOrder x ->
                    p.say(
                            "For which starship do you draw asteroid destiny next?",
                            "Pour quel vaisseau tirez-vous maintenant la destinée d'astéroïde ?");
            case CardPrompt.ActsOrIsCanceled x ->
                    words.asks(
                            "%s acts and is canceled at the same moment. Which card comes first?",
                            "%s agit et est annulé au même moment. Quelle carte d'abord ?", about);
            case CardPrompt.SearchParty x ->
                    words.asks(
                            "Who joins the search party at %s?",
                            "Qui fait partie de l'équipe de recherche à %s ?", about);
            case CardPrompt.ReturnToHand x ->
                    words.asks(
                            "Which of your cards return from %s to your hand?",
                            "Lesquelles de vos cartes reviennent de %s dans votre main ?", about);
            case CardPrompt.JumpOff x ->
                    words.asks("Who jumps off %s?", "Qui saute de %s ?", about);
            case CardPrompt.AttackOrder x ->
                    p.say("Which creature attacks next?", "Quelle créature attaque maintenant ?");
            case CardPrompt.SabaccPlayer x ->
                    words.headed(
                            about,
                            p.say(
                                    "who plays sabacc for you? None: you play without one.",
                                    "qui joue au sabacc pour vous ? Personne : vous jouez sans"
                                            + " personnage."));
            case CardPrompt.SabaccWinnings x ->
                    words.headed(
                            about,
                            !x.staked()
                                    ? p.say(
                                            "which card of the beaten hand is lost?",
                                            "quelle carte de la main battue est perdue ?")
                                    : p.say(
                                            "which card of the beaten hand do you win?",
                                            "quelle carte de la main battue gagnez-vous ?"));
            case CardPrompt.RaceFor x ->
                    words.headed(
                            about,
                            p.say(
                                    "for which Podracer do you draw race destiny?",
                                    "pour quel module tirez-vous une destinée de course ?"));
            case CardPrompt.ChooseRaceDestinies x ->
                    q.most() == 1
                            ? words.asks(
                                    "Which of the race destinies drawn do you place on %s?",
                                    "Laquelle des destinées de course placez-vous sur %s ?", about)
                            : p.say(
                                    "Which %s of the race destinies drawn do you place on %s?",
                                    "Quelles %s destinées de course placez-vous sur %s ?",
                                    p.number(q.most()),
                                    players.named(about));
            case CardPrompt.Mentor x ->
                    p.say(
                            "Who trains %s for %s?",
                            "Qui entraîne %s pour %s ?",
                            players.named(other),
                            players.named(about));
        };
    }

    private String destination(Question q) {
        String about = q.about().title();
        if (q.said().isPresent()) {
            return words.headed(about, p.say("where to?", "vers où ?"));
        }
        return isA(q.about(), CardType.LOCATION)
                ? words.asks("From %s: where to?", "Depuis %s : vers où ?", about)
                : words.asks("Where does %s go?", "Où va %s ?", about);
    }

    private boolean isA(Question.Seen card, CardType type) {
        return !card.id().isEmpty() && cards.apply(card.id()).is(type);
    }

    private String pick(Question q) {
        String about = q.about().title();
        Optional<Effect> effect = q.said().flatMap(AskingText::effect);
        if (effect.isPresent()
                && (effect.get() instanceof FireInTurn || effect.get() instanceof FireWeapon)) {
            return words.headed(
                    about, p.say("which weapon do you fire?", "avec quelle arme tirez-vous ?"));
        }
        return effect.isPresent()
                        && (effect.get() instanceof Pick || effect.get() instanceof PickFrom)
                ? words.from(q, TextWords.Words::pick)
                : words.headed(about, p.say("choose a card.", "choisissez une carte."));
    }

    private String loss(Question q, double left, View view) {
        String cause = PlayerWords.aside(q.about().title());
        double beside = view.damageBeside(q);
        if (beside > 0 && left == 1) {
            String owed =
                    p.say(
                            "You lose Force to battle damage of %s",
                            "Vous perdez de la Force pour des dommages de bataille de %s",
                            p.number(beside + 1));
            return Prose.words(owed, cause)
                    + p.say(". Which card first?", ". Quelle carte d'abord ?");
        }
        return left > 1
                ? Prose.words(p.say("You lose %s", "Vous perdez %s", players.force(left)), cause)
                        + p.say(". Which card first?", ". Quelle carte d'abord ?")
                : Prose.words(p.say("You lose 1 Force", "Vous perdez 1 point de Force"), cause)
                        + p.say(". Which card?", ". Quelle carte ?");
    }

    private String search(Question q) {
        Question.Place where =
                q.cards().isEmpty()
                        ? Question.Place.RESERVE_DECK
                        : q.cards().getFirst().card().where();
        String cards =
                p.say(
                        "choose from these cards of the %s",
                        "choisissez parmi ces cartes (%s)", PlaceNames.name(p, where));
        return words.headed(q.about().title(), cards + ".");
    }
}
