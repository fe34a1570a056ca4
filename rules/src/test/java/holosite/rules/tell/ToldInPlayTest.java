package holosite.rules.tell;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * What players read while they play: which draw it was, what was looked for, what is still owed.
 */
class ToldInPlayTest {
    private static Position table() {
        return Scene.with(AllCards::all).force(LIGHT, 9).force(DARK, 9);
    }

    private static Narrator narrator(Language language, Side reader) {
        return new Narrator(language, Optional.of(reader), id -> AllCards.byId(id).orElseThrow());
    }

    private static List<String> log(Scene scene, Language language, Side reader) {
        return narrator(language, reader).lines(scene.game().log().from(0));
    }

    private static String asked(Scene scene, Language language) {
        var view = scene.game().view(scene.whoDecides());
        return narrator(language, scene.whoDecides()).ask(view, view.question().orElseThrow());
    }

    private static List<String> offered(Scene scene, Language language) {
        var view = scene.game().view(scene.whoDecides());
        return narrator(language, scene.whoDecides()).choices(view, view.question().orElseThrow());
    }

    // ---- destinies

    @Test
    void aBattleDestinyIsCalledSo() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Rebel Trooper")
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .finishBattle();
        assertThat(log(scene, Language.EN, DARK))
                .anyMatch(line -> line.matches("You draw battle destiny \\d \\(.*"));
        assertThat(log(scene, Language.FR, LIGHT))
                .anyMatch(
                        line ->
                                line.matches(
                                        "L'adversaire tire une destinée de bataille de \\d \\(.*"));
    }

    @Test
    void anAsteroidDestinyNamesTheShipItIsDrawnAgainst() {
        var scene =
                table().system("Anoat", DARK)
                        .locationOf("Anoat", "Asteroid Field", DARK)
                        .at("Asteroid Field", "TIE Fighter")
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.ACTIVATE);
        while (scene.phase() == Phase.ACTIVATE) {
            scene.answerDefault();
        }
        assertThat(log(scene, Language.EN, LIGHT))
                .anyMatch(
                        line ->
                                line.matches(
                                        "You draw asteroid destiny 1 .* against TIE Fighter\\."));
        assertThat(log(scene, Language.FR, LIGHT))
                .anyMatch(
                        line ->
                                line.matches(
                                        "Vous tirez une destinée d'astéroïde de 1 .* contre TIE"
                                                + " Fighter\\."));
    }

    // ---- a bombing run

    @Test
    void aBombingRunIsOfferedAndToldFromItsBeginningToItsEnd() {
        String site = "Tatooine: Mos Eisley";
        var scene =
                table().system("Tatooine", DARK)
                        .site(site, DARK)
                        .on(site, "Bombing Run")
                        .at("Tatooine", "TIE Bomber")
                        .on("TIE Bomber", "Proton Bombs")
                        .at(site, "Luke Skywalker", "Chewbacca")
                        .turn(DARK, Phase.MOVE)
                        .passResponses();
        assertThat(offered(scene, Language.EN))
                .anyMatch(choice -> choice.startsWith("Make a bombing run with TIE Bomber"));
        assertThat(offered(scene, Language.FR))
                .anyMatch(
                        choice ->
                                choice.startsWith(
                                        "Effectuer une mission de bombardement avec TIE Bomber"));

        scene.bombingRun("TIE Bomber").passUntil(DARK, Phase.BATTLE);
        scene.nextDestiny(DARK, 1);
        scene.battleAt(site).passResponses();
        assertThat(offered(scene, Language.EN))
                .anyMatch(choice -> choice.startsWith("Use Proton Bombs"));
        scene.use("Proton Bombs").passUntil(DARK, Phase.MOVE);
        assertThat(log(scene, Language.EN, DARK))
                .contains(
                        "TIE Bomber begins a bombing run at Tatooine: Mos Eisley.",
                        "TIE Bomber returns from its bombing run to Tatooine.")
                .anyMatch(line -> line.matches("You draw destiny 1 .* for Proton Bombs\\."));
        assertThat(log(scene, Language.FR, LIGHT))
                .contains(
                        "TIE Bomber commence une mission de bombardement sur Tatooine: Mos Eisley.",
                        "TIE Bomber revient de sa mission de bombardement vers Tatooine.")
                .anyMatch(
                        line ->
                                line.matches(
                                        "L'adversaire tire une destinée de 1 .* pour Proton"
                                                + " Bombs\\."));
    }

    // ---- searches

    @Test
    void aSearchPartyIsAskedForAndTold() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Rebel Trooper", "Shistavanen Wolfman")
                        .missing("Luke Skywalker")
                        .nextDestiny(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(offered(scene, Language.EN)).contains("Form a search party at " + CANTINA);
        assertThat(offered(scene, Language.FR))
                .contains("Former une équipe de recherche à " + CANTINA);

        scene.answer("search " + CANTINA);

        assertThat(asked(scene, Language.EN))
                .isEqualTo("Who joins the search party at " + CANTINA + "?");
        assertThat(asked(scene, Language.FR))
                .isEqualTo("Qui fait partie de l'équipe de recherche à " + CANTINA + " ?");
        scene.choose("Rebel Trooper", "Shistavanen Wolfman").passResponses();
        assertThat(log(scene, Language.EN, LIGHT))
                .contains(
                        "You form a search party at " + CANTINA + ".",
                        "The search at " + CANTINA + " totals 6.",
                        "Luke Skywalker is found.");
        assertThat(log(scene, Language.FR, DARK))
                .contains(
                        "L'adversaire forme une équipe de recherche à " + CANTINA + ".",
                        "La recherche à " + CANTINA + " totalise 6.",
                        "Luke Skywalker reparaît.");
    }

    @Test
    void bothAreToldThatASearchFoundNothing() {
        var scene =
                table().at(CANTINA, "Wedge Antilles")
                        .turn(LIGHT, Phase.CONTROL)
                        .use("Wedge Antilles")
                        .passResponses();
        assertThat(log(scene, Language.EN, LIGHT))
                .contains("You find nothing suitable in the Reserve Deck.");
        assertThat(log(scene, Language.FR, DARK))
                .contains("L'adversaire cherche en vain dans la pile de réserve.");
    }

    @Test
    void aSearchForACardToDeployNamesTheCardThatAllowsIt() {
        var scene =
                table().system("Dagobah", LIGHT)
                        .reserve(LIGHT, "Dagobah: Swamp", "Dagobah: Jungle")
                        .turn(LIGHT, Phase.DEPLOY)
                        .use("Dagobah")
                        .passResponses();
        assertThat(asked(scene, Language.EN))
                .isEqualTo("Dagobah: choose from these cards of the Reserve Deck.");
    }

    // ---- what is owed

    @Test
    void whoPaysBattleDamageCardByCardReadsHowMuchIsLeft() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Rebel Trooper")
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("forfeit Rebel Trooper")
                        .forfeit("Rebel Trooper");
        double owed = scene.damageLeft(LIGHT);
        assertThat(owed).isGreaterThan(1);
        assertThat(asked(scene, Language.EN))
                .isEqualTo(
                        "You lose Force to battle damage of %.0f (Tatooine: Cantina). Which card first?"
                                .formatted(owed + 1));
        assertThat(asked(scene, Language.FR))
                .isEqualTo(
                        ("Vous perdez de la Force pour des dommages de bataille de %.0f"
                                        + " (Tatooine: Cantina). Quelle carte d'abord ?")
                                .formatted(owed + 1));
    }

    @Test
    void hitCardsAreSpokenOfWhereACardIsHit() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Stormtrooper")
                        .at(CANTINA, "Rebel Trooper", "Rebel Trooper")
                        .on("Rebel Trooper", "Blaster")
                        .on("Rebel Trooper#2", "Blaster")
                        .nextDestiny(LIGHT, 6, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("fire Blaster")
                        .fire("Blaster")
                        .at("Stormtrooper")
                        .passUntil("fire Blaster#2")
                        .fire("Blaster#2")
                        .at("Stormtrooper#2")
                        .passUntil(DARK, Prompt.Key.DAMAGE_SEGMENT);

        assertThat(asked(scene, Language.EN))
                .isEqualTo(
                        "Damage segment of the battle at Tatooine: Cantina. You owe nothing more;"
                                + " your hit cards are forfeited.");
        assertThat(asked(scene, Language.FR))
                .endsWith("Vous ne devez plus rien ; vos cartes touchées sont sacrifiées.");
    }

    @Test
    void whoeverAnswersReadsWhatIsPlayedOnWhat() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Obi-Wan Kenobi", "Darth Vader")
                        .beside(LIGHT, "Astromech Shortage")
                        .hand(LIGHT, "Alter (1_71)", "Sense")
                        .hand(DARK, "Sense")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.play("Alter").at("Astromech Shortage").expectDecider(DARK);
        assertThat(asked(scene, Language.EN))
                .startsWith("Opponent is playing Alter on Astromech Shortage.");
        assertThat(asked(scene, Language.FR))
                .startsWith("L'adversaire est en train de jouer Alter sur Astromech Shortage.");
        assertThat(offered(scene, Language.EN))
                .anyMatch(line -> line.startsWith("Play Sense: ") && line.contains("cancel Alter"))
                .noneMatch(line -> line.contains("that card"));
        assertThat(offered(scene, Language.FR))
                .anyMatch(line -> line.contains("annulez Alter") || line.contains("annuler Alter"))
                .noneMatch(line -> line.contains("cette carte"));

        // an answer to an answer: what is aimed at is the first answer
        scene.play("Sense, text 1").expectDecider(LIGHT);
        assertThat(asked(scene, Language.EN)).startsWith("Opponent is playing Sense on Alter.");
        assertThat(offered(scene, Language.EN)).anyMatch(line -> line.contains("cancel Sense"));
    }

    @Test
    void whatIsStillOwedIsSaidInOneSentence() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Rebel Trooper")
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil(LIGHT, Prompt.Key.DAMAGE_SEGMENT);
        assertThat(asked(scene, Language.EN))
                .matches("You still owe attrition of \\d+ and battle damage of \\d+\\.");
        assertThat(asked(scene, Language.FR))
                .matches(
                        "Vous devez encore une attrition de \\d+ et des dommages de bataille de"
                                + " \\d+\\.");
    }

    @Test
    void hitCardsAreNotSpokenOfWhereNoneIsHit() {
        // once he has forfeited enough, he may still play an Interrupt for the damage segment
        var scene =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper", "Rebel Trooper")
                        .hand(DARK, "Ghhhk")
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("forfeit Stormtrooper")
                        .forfeit("Stormtrooper")
                        .passUntil(DARK, Prompt.Key.DAMAGE_SEGMENT)
                        .mayNot("forfeit Stormtrooper");

        assertThat(asked(scene, Language.EN))
                .endsWith("Cantina. You owe nothing more. Do you act?");
        assertThat(asked(scene, Language.FR))
                .endsWith("Vous ne devez plus rien. Voulez-vous agir ?");
    }

    @Test
    void noMoreForceIsAnnouncedThanTheReserveDeckHolds() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .reserve(DARK, "Stormtrooper")
                        .nothingElseInReserve(DARK)
                        .turn(DARK, Phase.ACTIVATE);
        assertThat(asked(scene, Language.EN))
                .isEqualTo("Your activate phase. 1 Force left to activate. What do you do?");
    }

    // ---- prices

    @Test
    void whatATextAsksForDeployingIsNamedWithTheOffer() {
        var scene =
                table().at(CANTINA, "Darth Vader")
                        .hand(DARK, "Imperial Blaster", "Astromech Shortage")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(offered(scene, Language.EN))
                .contains(
                        "Deploy Imperial Blaster (1 Force)", "Deploy Astromech Shortage (3 Force)");
        assertThat(offered(scene, Language.FR))
                .contains("Déployer Astromech Shortage (3 points de Force)");
    }

    // ---- sabacc

    @Test
    void whoDrawsForSabaccReadsWhichCardAndTheOtherDoesNot() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Cloud City: Security Tower", "Han Solo")
                        .hand(LIGHT, "light Cloud City Sabacc")
                        .reserve(LIGHT, "Yoda", "Obi-Wan Kenobi")
                        .turn(LIGHT, Phase.CONTROL)
                        .play("light Cloud City Sabacc")
                        .passResponses();
        assertThat(log(scene, Language.EN, LIGHT)).contains("You draw Yoda for sabacc.");
        assertThat(log(scene, Language.EN, DARK))
                .contains("Opponent draws a card for sabacc.")
                .noneMatch(line -> line.contains("Yoda"));
    }

    // ---- creatures

    @Test
    void whoIsDefeatedIsDefeatedBySomebody() {
        var scene =
                table().at(CANTINA, "Scurrier", "Stormtrooper")
                        .turn(LIGHT, Phase.BATTLE)
                        .answer("let attack Scurrier");
        scene.passResponses();
        assertThat(log(scene, Language.EN, LIGHT))
                .anyMatch(line -> line.equals("Stormtrooper is defeated by Scurrier."));
    }

    @Test
    void whatADrainCostsIsToldBeforeIt() {
        var free = table().at(CANTINA, "Darth Vader").turn(DARK, Phase.CONTROL);
        assertThat(offered(free, Language.EN)).contains("Force drain at Tatooine: Cantina (2)");

        var costly =
                table().beside(LIGHT, "Battle Plan")
                        .at(CANTINA, "Darth Vader")
                        .turn(DARK, Phase.CONTROL);
        assertThat(offered(costly, Language.EN))
                .contains("Force drain at Tatooine: Cantina (2, it costs 3 Force)");
        assertThat(offered(costly, Language.FR))
                .anyMatch(line -> line.endsWith("(2, coûte 3 points de Force)"));
    }

    @Test
    void aDrainThatMayBeAnsweredIsToldWithItsWorth() {
        var scene =
                table().at(CANTINA, "Darth Vader")
                        .hand(LIGHT, "Control")
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(CANTINA)
                        .passUntil("play Control");
        assertThat(asked(scene, Language.EN))
                .startsWith("Opponent has just initiated a Force drain of 2 at Tatooine: Cantina.");
        assertThat(asked(scene, Language.FR)).contains("un drainage de Force de 2 à");
    }

    @Test
    void whoComesWithAShipIsPaidForToo() {
        var scene =
                table().system("Tatooine")
                        .hand(DARK, "Black 2", "DS-61-2")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(offered(scene, Language.EN))
                .anyMatch(line -> line.endsWith("with a pilot (1 Force and the pilot's cost)"));
    }

    @Test
    void aShotThatMissesSaysWhatItWouldHaveTaken() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Darth Vader")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .nextDestiny(LIGHT, 1)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .fire("Blaster Rifle")
                        .at("Darth Vader");
        double defense = scene.defense("Darth Vader");
        assertThat(defense).isGreaterThan(1);
        scene.passResponses();
        assertThat(log(scene, Language.EN, LIGHT))
                .anyMatch(
                        line ->
                                line.matches(
                                        "Blaster Rifle misses Darth Vader \\(total \\d, where it takes more than %.0f\\)\\."
                                                .formatted(defense)));
        assertThat(log(scene, Language.FR, DARK))
                .anyMatch(line -> line.contains("il fallait plus de %.0f)".formatted(defense)));
    }
}
