package holosite.rules.cards.virtualblock2;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.start.StartDecks.deck;
import static holosite.rules.start.StartDecks.start;
import static holosite.rules.start.StartDecks.under;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.setup.DeckCheck;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Sudden Impact, the virtual card. */
class SuddenImpactTest {
    private static final String IMPACT = "Sudden Impact";
    private static final String HAN = "Han With Heavy Blaster Pistol";

    @Test
    @Claim({"sudden-impact-v#1", "sudden-impact-v#2", "sudden-impact-v#3"})
    void itComesBeforeEverythingWithUpToFiveCardsThatAreNoPartOfTheDeck() {
        String[] five = {
            "Battle Order",
            "Secret Plans",
            "Wipe Them Out, All Of Them",
            "Resistance",
            "You Cannot Hide Forever"
        };
        var dark = under(deck(DARK, CANTINA, CANTINA, IMPACT), DARK, five);
        assertThat(DeckCheck.problems(dark, DARK)).isEmpty();
        assertThat(dark.cards()).hasSize(60);
        var scene = start(dark, deck(LIGHT, CANTINA, CANTINA, "Yavin 4"));
        scene.expectDecider(DARK).expectPrompt(Prompt.Key.STARTING_EFFECT).choose(IMPACT);
        // both chose the same location: no starting card lies on the table yet
        scene.expectPrompt(Prompt.Key.STARTING_LOCATION);
        assertThat(scene.locations()).isEmpty();
        assertThat(scene.isOnTable(IMPACT)).isTrue();
        assertThat(scene.cardsOn(IMPACT)).containsExactlyInAnyOrder(five);
        assertThat(scene.has("Battle Order", Flag.FACE_DOWN)).isTrue();
    }

    @Test
    @Claim("sudden-impact-v#2")
    void noneIsEnoughAndSixAreTooMany() {
        assertThat(DeckCheck.problems(deck(DARK, CANTINA, CANTINA, IMPACT), DARK)).isEmpty();
        var six =
                under(
                        deck(DARK, CANTINA, CANTINA, IMPACT),
                        DARK,
                        "Battle Order",
                        "Secret Plans",
                        "Wipe Them Out, All Of Them",
                        "Resistance",
                        "You Cannot Hide Forever",
                        "Fanfare");
        assertThat(DeckCheck.problems(six, DARK)).hasSize(1);
    }

    @Test
    @Claim("sudden-impact-v#4")
    void threeShieldsArePlayedForTwoLostForceEach() {
        var scene =
                table().site(CANTINA, DARK)
                        .beside(DARK, IMPACT)
                        .stacked(
                                IMPACT,
                                "Battle Order",
                                "Fanfare",
                                "Wipe Them Out, All Of Them",
                                "You Cannot Hide Forever")
                        .turn(DARK, Phase.CONTROL);
        int life = scene.lifeForce(DARK);
        for (int time = 1; time <= 3; time++) {
            scene.passUntil("use " + IMPACT).use(IMPACT);
            scene.answerDefaults(() -> scene.prompt() != Prompt.Key.PHASE_ACTION);
            assertThat(scene.lifeForce(DARK)).isEqualTo(life - 2 * time);
            assertThat(scene.cardsOn(IMPACT)).hasSize(4 - time);
        }
        scene.mayNot("use " + IMPACT);
    }

    /** Vader is shot at with a permanent weapon, or with one that is carried. */
    private static Scene shot(boolean impact, String shooter, String weapon, String target) {
        var position =
                table().at(CANTINA, shooter, target, "Stormtrooper")
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 6);
        if (!weapon.equals(shooter)) {
            position.on(shooter, weapon);
        }
        if (impact) {
            position.beside(DARK, IMPACT);
        }
        var scene = position.turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("fire " + weapon).fire(weapon).at(target);
        return scene.answerDefaults(
                () -> scene.inBattle() && scene.prompt() == Prompt.Key.RESPONSE);
    }

    @Test
    @Claim({"sudden-impact-v#5", "sudden-impact-v#6"})
    void whoIsHitByAPermanentWeaponKeepsHisPrintedForfeitLessThree() {
        assertThat(shot(false, HAN, HAN, "Darth Vader").forfeitValue("Darth Vader")).isZero();
        var scene = shot(true, HAN, HAN, "Darth Vader");
        assertThat(scene.isHit("Darth Vader")).isTrue();
        assertThat(scene.forfeitValue("Darth Vader"))
                .isEqualTo(scene.printed(Figure.FORFEIT, "Darth Vader") - 3);
    }

    @Test
    @Claim({"sudden-impact-v#5", "sudden-impact-v#6"})
    void aWeaponThatIsCarriedStillMakesForfeitZero() {
        var scene = shot(true, "Han Solo", "Han's Heavy Blaster Pistol", "Darth Vader");
        assertThat(scene.isHit("Darth Vader")).isTrue();
        assertThat(scene.forfeitValue("Darth Vader")).isZero();
        var rifle = shot(true, "Luke Skywalker", "Blaster Rifle", "General Veers");
        assertThat(rifle.isHit("General Veers")).isTrue();
        assertThat(rifle.forfeitValue("General Veers"))
                .isEqualTo(rifle.printed(Figure.FORFEIT, "General Veers"));
    }

    @Test
    void aVehicleThatIsHitKeepsItsForfeit() {
        String dengar = "Dengar With Blaster Carbine";
        var scene =
                table().at(CANTINA, dengar, "Snowspeeder")
                        .beside(DARK, IMPACT)
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("fire " + dengar).fire(dengar);
        scene.answerDefaults(() -> scene.inBattle() && scene.prompt() == Prompt.Key.RESPONSE);
        assertThat(scene.isHit("Snowspeeder")).isTrue();
        assertThat(scene.forfeitValue("Snowspeeder"))
                .isEqualTo(scene.printed(Figure.FORFEIT, "Snowspeeder"));
    }
}
