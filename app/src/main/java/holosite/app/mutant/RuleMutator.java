package holosite.app.mutant;

import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_int;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Rewrites the compiled rules so that every condition and every number asks {@link RuleSwitch}. The
 * numbers of the sites are the same for all who load them.
 */
final class RuleMutator {
    static final String RULES = "holosite.rules.";

    /** Words, notations and the tests' own kit are no rules, nor is what is read once and kept. */
    private static final Set<String> NO_RULES =
            Set.of(
                    "card",
                    "catalog",
                    "compile",
                    "decision",
                    "kit",
                    "log",
                    "notation",
                    "save",
                    "tell",
                    "text",
                    "view",
                    "why");

    private static final ClassDesc SWITCH = ClassDesc.of(RuleSwitch.class.getName());
    private static final MethodTypeDesc BRANCH = MethodTypeDesc.of(CD_boolean, CD_boolean, CD_int);
    private static final MethodTypeDesc WHOLE = MethodTypeDesc.of(CD_int, CD_int, CD_int);
    private static final MethodTypeDesc FRACTION = MethodTypeDesc.of(CD_double, CD_double, CD_int);

    private final List<RuleSite> sites = new ArrayList<>();
    private final Map<String, byte[]> rewritten = new HashMap<>();
    private final ClassLoader source;
    private final ClassFile files;

    RuleMutator(ClassLoader source) {
        this.source = source;
        files =
                ClassFile.of(
                        ClassFile.ClassHierarchyResolverOption.of(
                                ClassHierarchyResolver.ofResourceParsing(source)
                                        .orElse(ClassHierarchyResolver.defaultResolver())));
    }

    synchronized RuleSite site(int number) {
        return sites.get(number);
    }

    /** The compiled class, changed if it is one of the rules. */
    synchronized byte[] bytes(String type) {
        return rewritten.computeIfAbsent(
                type, name -> isRule(name) ? rewrite(name, read(name)) : read(name));
    }

    private boolean isRule(String type) {
        if (!type.startsWith(RULES) || isTest(type)) {
            return false;
        }
        String inside = type.substring(RULES.length());
        int dot = inside.indexOf('.');
        return dot >= 0 && !NO_RULES.contains(inside.substring(0, dot));
    }

    /** Tests lie in other folders than the rules, but in the same packages. */
    private boolean isTest(String type) {
        var place = source.getResource(file(type));
        return place == null || place.getPath().contains("test-classes");
    }

    private byte[] read(String type) {
        try (InputStream in = source.getResourceAsStream(file(type))) {
            if (in == null) {
                throw new IOException("There is no class " + type + ".");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String file(String type) {
        return type.replace('.', '/') + ".class";
    }

    private byte[] rewrite(String type, byte[] bytes) {
        var model = files.parse(bytes);
        ClassTransform changed =
                (builder, element) -> {
                    if (element instanceof MethodModel method && decides(method)) {
                        builder.transformMethod(
                                method,
                                MethodTransform.transformingCode(
                                        new Rewriting(type, method.methodName().stringValue())));
                    } else {
                        builder.with(element);
                    }
                };
        return files.transformClass(model, changed);
    }

    /** Constructors refuse nonsense, and fields and the values of enums are set once: no rules. */
    private static boolean decides(MethodModel method) {
        String name = method.methodName().stringValue();
        return !name.startsWith("<")
                && !name.startsWith("$")
                && !name.equals("equals")
                && !name.equals("hashCode")
                && !name.equals("toString");
    }

    private int add(RuleSite site) {
        if (sites.size() == RuleSwitch.SITES) {
            throw new IllegalStateException("There are more places to change than there is room.");
        }
        sites.add(site);
        return sites.size() - 1;
    }

    private final class Rewriting implements CodeTransform {
        private final String type;
        private final String method;
        private int line;

        private Rewriting(String type, String method) {
            this.type = type;
            this.method = method;
        }

        @Override
        public void accept(CodeBuilder code, CodeElement element) {
            switch (element) {
                case LineNumber number -> {
                    line = number.line();
                    code.with(element);
                }
                case BranchInstruction branch when isConditional(branch.opcode()) ->
                        branch(code, branch);
                case ConstantInstruction constant -> {
                    code.with(element);
                    number(code, constant.constantValue());
                }
                default -> code.with(element);
            }
        }

        private static boolean isConditional(Opcode opcode) {
            return opcode != Opcode.GOTO && opcode != Opcode.GOTO_W;
        }

        private void branch(CodeBuilder code, BranchInstruction branch) {
            Label jumps = code.newLabel();
            Label joined = code.newLabel();
            code.branch(branch.opcode(), jumps);
            code.iconst_0();
            code.goto_(joined);
            code.labelBinding(jumps);
            code.iconst_1();
            code.labelBinding(joined);
            code.loadConstant(site("condition reversed"));
            code.invokestatic(SWITCH, "branch", BRANCH);
            code.ifne(branch.target());
        }

        /** 0 and 1 as whole numbers are mostly steps of loops and truth values. */
        private void number(CodeBuilder code, ConstantDesc constant) {
            switch (constant) {
                case Integer whole when whole > 1 && whole <= 100 -> {
                    code.loadConstant(site(whole + " becomes " + (whole + 1)));
                    code.invokestatic(SWITCH, "number", WHOLE);
                }
                case Double fraction when !fraction.isNaN() && !fraction.isInfinite() -> {
                    code.loadConstant(site(fraction + " becomes " + (fraction + 1)));
                    code.invokestatic(SWITCH, "number", FRACTION);
                }
                default -> {
                    // strings and classes are no numbers of the game
                }
            }
        }

        private int site(String change) {
            return add(new RuleSite(type, method, line, change));
        }
    }
}
