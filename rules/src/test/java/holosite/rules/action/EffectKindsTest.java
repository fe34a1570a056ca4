package holosite.rules.action;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.anyTime;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.CardFace;
import holosite.language.CardText;
import holosite.language.card.CardType;
import holosite.language.card.Phase;
import holosite.language.card.Subtype;
import holosite.language.effect.CancelCards;
import holosite.language.prose.Language;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Effects of six kinds: what reaches which, when and where each comes into play. */
class EffectKindsTest {
    /** Cancels an Effect of any kind. */
    private static final Card CLEAN_SWEEP =
            lostInterrupt("Clean Sweep", DARK, "0_4")
                    .destiny(1)
                    .says(
                            lost(
                                    at(anyTime())
                                            .target("target", ANY_EFFECT)
                                            .then(new CancelCards(chosen("target")))));

    /** Cancels an Effect. */
    private static final Card SMALL_SWEEP =
            lostInterrupt("Small Sweep", DARK, "0_5")
                    .destiny(1)
                    .says(
                            lost(
                                    at(anyTime())
                                            .target("target", EFFECT)
                                            .then(new CancelCards(chosen("target")))));

    private static List<Card> cards() {
        return Stream.concat(AllCards.all().stream(), Stream.of(CLEAN_SWEEP, SMALL_SWEEP)).toList();
    }

    private static String kind(String title) {
        return CardFace.of(AllCards.byTitle(title).getFirst(), Language.EN).kind();
    }

    @Test
    @Claim({
        "effect#1",
        "effect#3",
        "effect-normal#1",
        "effect-immediate#1",
        "effect-mobile#1",
        "effect-utinni#1"
    })
    void theCardTypeEffectHasSixKindsAndEachCardNamesItsOwn() {
        assertThat(
                        Arrays.stream(Subtype.values())
                                .filter(subtype -> subtype.type() == CardType.EFFECT))
                .containsExactlyInAnyOrder(
                        Subtype.NORMAL_EFFECT,
                        Subtype.IMMEDIATE_EFFECT,
                        Subtype.MOBILE_EFFECT,
                        Subtype.UTINNI_EFFECT,
                        Subtype.POLITICAL_EFFECT,
                        Subtype.STARTING_EFFECT);
        for (Card card : AllCards.all()) {
            if (card.type() == CardType.EFFECT) {
                assertThat(card.subtypes()).as(card.title()).hasSize(1);
            }
        }
        assertThat(kind("Presence Of The Force")).isEqualTo("Effect, Dark Side");
        assertThat(kind("Pride Of The Empire")).startsWith("Effect – Immediate Effect");
        assertThat(kind("Rogue Asteroid")).startsWith("Effect – Mobile Effect");
        assertThat(kind("Our Most Desperate Hour")).startsWith("Effect – Utinni Effect");
    }

    @Test
    @Claim("effect#2")
    void anEffectCarriesItsNameKindDestinyAndText() {
        var effects =
                AllCards.all().stream().filter(card -> card.type() == CardType.EFFECT).toList();
        assertThat(effects).isNotEmpty();
        for (Card card : effects) {
            assertThat(card.title()).as(card.id()).isNotBlank();
            for (Language language : Language.values()) {
                CardFace face = CardFace.of(card, language);
                assertThat(face.kind())
                        .as(card.title())
                        .containsIgnoringCase(EFFECT_OF.get(language));
                assertThat(face.figures().getFirst())
                        .as(card.title())
                        .startsWith(DESTINY_OF.get(language));
                assertThat(CardText.of(card, language).lines(language))
                        .as(card.title())
                        .isNotEmpty();
            }
        }
    }

    private static final Map<Language, String> EFFECT_OF =
            Map.of(Language.EN, "Effect", Language.FR, "effet");
    private static final Map<Language, String> DESTINY_OF =
            Map.of(Language.EN, "Destiny ", Language.FR, "Destinée ");

    private static Position oneOfEach() {
        return Scene.with(EffectKindsTest::cards)
                .at(CANTINA, "Darth Vader", "Luke Skywalker")
                .system("Anoat", DARK)
                .locationOf("Anoat", "Asteroid Field", DARK)
                .at("Anoat", "TIE Fighter")
                .system("Alderaan", LIGHT)
                .beside(DARK, "Astromech Shortage", "This Is Outrageous!", "Fear Is My Ally")
                .on("TIE Fighter", "Pride Of The Empire")
                .on("Asteroid Field", "Rogue Asteroid")
                .on("Alderaan", "Our Most Desperate Hour")
                .aimed("Our Most Desperate Hour", "Luke Skywalker")
                .force(DARK, 2);
    }

    @Test
    @Claim("effect#4")
    void aTextThatSpeaksOfAnEffectMeansTheNormalKindOnly() {
        var scene = oneOfEach().hand(DARK, "Small Sweep").turn(DARK, Phase.CONTROL);

        scene.play("Small Sweep");

        // there was only one to aim at
        assertThat(scene.isOnTable("Astromech Shortage")).isFalse();
        assertThat(scene.isOnTable("Pride Of The Empire")).isTrue();
        assertThat(scene.isOnTable("Rogue Asteroid")).isTrue();
        assertThat(scene.isOnTable("Our Most Desperate Hour")).isTrue();
        assertThat(scene.isOnTable("This Is Outrageous!")).isTrue();
        assertThat(scene.isOnTable("Fear Is My Ally")).isTrue();
    }

    @Test
    @Claim("effect#4")
    void alterNamesUtinniEffectsAsWell() {
        var scene = oneOfEach().hand(DARK, "Alter (1_234)").turn(DARK, Phase.CONTROL);

        scene.play("Alter");

        scene.offers("Astromech Shortage", "Our Most Desperate Hour")
                .mayNot("Pride Of The Empire", "Rogue Asteroid")
                .mayNot("This Is Outrageous!", "Fear Is My Ally");
    }

    @Test
    @Claim("effect#5")
    void anEffectOfAnyKindIsAnyOfThem() {
        var scene = oneOfEach().hand(DARK, "Clean Sweep").turn(DARK, Phase.CONTROL);

        scene.play("Clean Sweep")
                .offers(
                        "Astromech Shortage",
                        "Our Most Desperate Hour",
                        "Pride Of The Empire",
                        "Rogue Asteroid",
                        "This Is Outrageous!",
                        "Fear Is My Ally");
    }

    @Test
    @Claim({"effect-normal#2", "effect-normal#3"})
    void aNormalEffectDeploysInTheDeployPhaseWhereItsTextSays() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .system("Tatooine", DARK)
                        .hand(DARK, "Sunsdown", "Astromech Shortage", "Presence Of The Force")
                        .force(DARK, 3)
                        .turn(DARK, Phase.CONTROL);

        scene.mayNot("deploy Sunsdown", "deploy Astromech Shortage");
        scene.passUntil(DARK, Phase.DEPLOY).offers("deploy Presence Of The Force");
        scene.deploy("Sunsdown").deploy("Astromech Shortage");

        // on a planet system; on the opponent's side of the table
        assertThat(scene.hostOf("Sunsdown")).isEqualTo("Tatooine");
        assertThat(scene.isOnTable("Astromech Shortage")).isTrue();
        for (Phase phase : List.of(Phase.BATTLE, Phase.MOVE, Phase.DRAW)) {
            scene.passUntil(DARK, phase).mayNot("deploy Presence Of The Force");
        }
        scene.passUntil(LIGHT, Phase.DEPLOY).mayNot("deploy Presence Of The Force").pass();
        scene.mayNot("deploy Presence Of The Force");
    }

    @Test
    @Claim({"effect-mobile#2", "effect-mobile#3"})
    void aMobileEffectDeploysInTheDeployPhaseAndMovesByItsOwnText() {
        var scene =
                Scene.with(AllCards::all)
                        .system("Anoat", LIGHT)
                        .locationOf("Anoat", "Asteroid Field", LIGHT)
                        .locationOf("Anoat", "Asteroid Field", LIGHT)
                        .hand(LIGHT, "Rogue Asteroid", "Rogue Asteroid#2")
                        .turn(LIGHT, Phase.CONTROL);

        scene.mayNot("deploy Rogue Asteroid").passUntil(LIGHT, Phase.DEPLOY);
        scene.deploy("Rogue Asteroid").mayNot("Anoat").to("Asteroid Field");
        assertThat(scene.hostOf("Rogue Asteroid")).isEqualTo("Asteroid Field");

        scene.offers("deploy Rogue Asteroid#2");
        scene.passUntil(LIGHT, Phase.BATTLE).mayNot("deploy Rogue Asteroid#2");
        scene.passUntil(LIGHT, Phase.MOVE).mayNot("deploy Rogue Asteroid#2");
        scene.passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.hostOf("Rogue Asteroid")).isEqualTo("Asteroid Field#2");
    }

    @Test
    @Claim({"effect-immediate#2", "effect-immediate#3"})
    void anImmediateEffectAnswersToWhatItsTextNamesEvenInTheOpponentsTurn() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine", "TIE Fighter", "TIE Fighter", "TIE Fighter", "TIE Fighter")
                        .at("Tatooine", "X-wing")
                        .at("Anoat", "TIE Fighter#5")
                        .hand(DARK, "Pride Of The Empire")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine").passUntil("forfeit X-wing").forfeit("X-wing");

        // Dark won a battle and a starship was lost: on a starfighter of his in it
        scene.expectDecider(DARK).deploy("Pride Of The Empire");
        scene.mayNot("Tatooine", "TIE Fighter#5").to("TIE Fighter#2");
        assertThat(scene.hostOf("Pride Of The Empire")).isEqualTo("TIE Fighter#2");
        assertThat(scene.turnOf()).isEqualTo(LIGHT);
    }

    @Test
    @Claim("effect-immediate#2")
    void withoutThatMomentItStaysInHandEvenInTheDeployPhase() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine", "TIE Fighter")
                        .hand(DARK, "Pride Of The Empire")
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);

        scene.mayNot("deploy Pride Of The Empire");
    }

    @Test
    @Claim({"effect-utinni#2", "effect-utinni#3"})
    void aUtinniEffectDeploysOnALocationAndIsAimedAtACardElsewhere() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .at(BAY, "Luke Skywalker", "Han Solo")
                        .hand(DARK, "Luke? Luuuuke!")
                        .turn(DARK, Phase.CONTROL);

        scene.mayNot("deploy Luke? Luuuuke!").passUntil(DARK, Phase.DEPLOY);
        scene.deploy("Luke? Luuuuke!").to(CANTINA);
        scene.offers("Luke Skywalker", "Han Solo").choose("Han Solo");

        assertThat(scene.hostOf("Luke? Luuuuke!")).isEqualTo(CANTINA);
        assertThat(scene.power("Han Solo")).isEqualTo(2);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
    }

    @Test
    @Claim("effect-utinni#3")
    void withoutATargetOnTheTableAUtinniEffectDoesNotDeploy() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(DARK, "Luke? Luuuuke!")
                        .turn(DARK, Phase.DEPLOY);

        scene.mayNot("deploy Luke? Luuuuke!");
    }

    @Test
    @Claim("effect-utinni#4")
    void theTargetGoesThereToEndABadThingOrBeginAGoodOne() {
        var scene =
                Scene.with(AllCards::all)
                        .system("Alderaan", LIGHT)
                        .system("Tatooine", LIGHT)
                        .at("Tatooine", "Millennium Falcon")
                        .pilot("Millennium Falcon", "Han Solo")
                        .on("Alderaan", "Our Most Desperate Hour")
                        .aimed("Our Most Desperate Hour", "Han Solo")
                        .lost(LIGHT, "Sense", "Alter (1_71)")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.MOVE);

        scene.move("Millennium Falcon").to("Alderaan");

        // one for Han, whose ability is 3
        assertThat(scene.used(LIGHT)).contains("Sense");
        assertThat(scene.lost(LIGHT)).contains("Alter", "Our Most Desperate Hour");
    }

    @Test
    @Claim("effect-utinni#4")
    void nobodyElseAndNowhereElseFulfillsAUtinniEffect() {
        String farm = "Tatooine: Lars' Moisture Farm";
        for (String mover : new String[] {"Luke Skywalker", "Han Solo"}) {
            for (String to : new String[] {CANTINA, farm}) {
                var scene =
                        Scene.with(AllCards::all)
                                .site(CANTINA, DARK)
                                .at(BAY, "Luke Skywalker", "Han Solo")
                                .site(farm, DARK)
                                .on(CANTINA, "Luke? Luuuuke!")
                                .aimed("Luke? Luuuuke!", "Luke Skywalker")
                                .force(LIGHT, 3)
                                .turn(LIGHT, Phase.MOVE);
                assertThat(scene.power("Luke Skywalker")).isZero();

                scene.move(mover).to(to);

                boolean ended = mover.equals("Luke Skywalker") && to.equals(CANTINA);
                assertThat(scene.isOnTable("Luke? Luuuuke!")).isEqualTo(!ended);
                assertThat(scene.power("Luke Skywalker")).isEqualTo(ended ? 3 : 0);
            }
        }
        // the good thing does not begin for somebody else either
        var other =
                Scene.with(AllCards::all)
                        .system("Alderaan", LIGHT)
                        .system("Tatooine", LIGHT)
                        .at("Tatooine", "Millennium Falcon", "Red 5")
                        .pilot("Millennium Falcon", "Han Solo")
                        .pilot("Red 5", "Luke Skywalker")
                        .on("Alderaan", "Our Most Desperate Hour")
                        .aimed("Our Most Desperate Hour", "Han Solo")
                        .lost(LIGHT, "Sense", "Alter (1_71)")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.MOVE);
        other.move("Red 5").to("Alderaan");
        assertThat(other.isOnTable("Our Most Desperate Hour")).isTrue();
        assertThat(other.lost(LIGHT)).containsExactlyInAnyOrder("Sense", "Alter");
    }

    @Test
    @Claim("effect-utinni#5")
    void aUtinniEffectIsLostWithItsTargetAndWithNobodyElse() {
        for (boolean aimed : new boolean[] {true, false}) {
            var scene =
                    Scene.with(AllCards::all)
                            .site(BAY, DARK)
                            .at(CANTINA, "Darth Vader", "Rebel Trooper")
                            .at("Tatooine: Mos Eisley", "Luke Skywalker")
                            .on(BAY, "Luke? Luuuuke!")
                            .aimed("Luke? Luuuuke!", aimed ? "Rebel Trooper" : "Luke Skywalker")
                            .force(DARK, 1)
                            .turn(DARK, Phase.BATTLE);

            scene.battleAt(CANTINA).passUntil("forfeit Rebel Trooper").forfeit("Rebel Trooper");
            scene.passUntil(DARK, Phase.MOVE);

            assertThat(scene.lost(DARK).contains("Luke? Luuuuke!")).isEqualTo(aimed);
        }
    }

    @Test
    @Claim({"defensive-shields#3", "defensive-shields#5"})
    void alterReachesNoDefensiveShield() {
        for (boolean effect : new boolean[] {true, false}) {
            var position =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Darth Vader")
                            .beside(LIGHT, "Battle Plan")
                            .hand(DARK, "Alter (1_234)");
            if (effect) {
                position.beside(LIGHT, "Tauntaun Bones");
            }
            assertThat(position.turn(DARK, Phase.CONTROL).isOffered("play Alter"))
                    .isEqualTo(effect);
        }
    }

    @Test
    @Claim({"defensive-shields#3", "defensive-shields#5"})
    void aDefensiveShieldIsNoEffectAndAlterDoesNotReachIt() {
        var alone =
                Scene.with(EffectKindsTest::cards)
                        .at(CANTINA, "Darth Vader")
                        .beside(LIGHT, "Battle Plan")
                        .hand(DARK, "Alter (1_234)", "Clean Sweep", "Small Sweep")
                        .turn(DARK, Phase.CONTROL);
        alone.mayNot("play Alter", "play Clean Sweep", "play Small Sweep");

        var withAnEffect =
                Scene.with(EffectKindsTest::cards)
                        .at(CANTINA, "Darth Vader")
                        .beside(LIGHT, "Battle Plan", "Tauntaun Bones")
                        .hand(DARK, "Alter (1_234)", "Clean Sweep", "Small Sweep")
                        .turn(DARK, Phase.CONTROL);
        withAnEffect.offers("play Alter", "play Clean Sweep", "play Small Sweep");
    }
}
